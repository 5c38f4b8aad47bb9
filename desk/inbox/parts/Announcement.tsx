import { useEffect } from 'react';
import { announce, useAnnouncement } from '../data/announcement.ts';
import styles from './Announcement.module.css';

const SHOWN_MS = 8000;

/**
 * The latest announcement. Its element is always there, since screen readers only notice changes in an existing
 * one.
 */
export function Announcement() {
  const { text, count } = useAnnouncement();
  useEffect(() => {
    if (count === 0 || text === '') return;
    const timer = setTimeout(() => announce(''), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [text, count]);
  return (
    <p className={styles.announcement} role="status" data-theme="dusk" data-quiet={text === ''}>
      {text}
    </p>
  );
}
