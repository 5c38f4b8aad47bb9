import { useEffect } from 'react';
import { say, useSaid } from '../data/said.ts';
import styles from './Said.module.css';

const SHOWN_MS = 8000;

/** What was said in passing. The place is always there, or a screen reader would not notice the words. */
export function Said() {
  const { text, count } = useSaid();
  useEffect(() => {
    if (count === 0 || text === '') return;
    const timer = setTimeout(() => say(''), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [text, count]);
  return (
    <p className={styles.said} role="status" data-mood="dusk" data-quiet={text === ''}>
      {text}
    </p>
  );
}
