import { useEffect } from 'react';
import { announce, useAnnouncement } from '../data/announcement.ts';
import styles from './Announcement.module.css';

const SHOWN_MS = 8000;

/** What was announced in passing. The place is always there, or a screen reader would not notice the words. */
export function Announcement() {
  const { text, count } = useAnnouncement();
  useEffect(() => {
    if (count === 0 || text === '') return;
    const timer = setTimeout(() => announce(''), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [text, count]);
  return (
    <p className={styles.announcement} role="status" data-mood="dusk" data-quiet={text === ''}>
      {text}
    </p>
  );
}
