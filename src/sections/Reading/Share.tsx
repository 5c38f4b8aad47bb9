import type { Words } from '../../schemas/words.ts';
import styles from './ReadingFoot.module.css';

export interface ShareProps {
  title: string;
  /** Full address of the page. */
  url: string;
  words: Pick<Words, 'shareMail' | 'shareCopy' | 'shareCopied' | 'shareDevice'>;
}

/**
 * Ways to hand a page on without asking anybody else's server: an e-mail, and, where scripts run, the
 * clipboard and the device's own sharing (Share.client.ts shows the buttons).
 */
export function Share({ title, url, words }: ShareProps) {
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <div className={styles.share} data-share={url} data-share-title={title}>
      <a className={styles.action} href={mail}>
        {words.shareMail}
      </a>
      <button type="button" className={styles.action} data-share-copy hidden>
        {words.shareCopy}
      </button>
      <button type="button" className={styles.action} data-share-device hidden>
        {words.shareDevice}
      </button>
      <span role="status" data-share-done={words.shareCopied} />
    </div>
  );
}
