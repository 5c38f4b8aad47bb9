import { part } from '../../runtime/elements/part.ts';
import type { Words } from '../../schemas/site/words.ts';
import styles from './ReadingFoot.module.css';
import type { ShareParts } from './ShareLinks.client.ts';

export interface ShareProps {
  title: string;
  /** Full address of the page. */
  url: string;
  words: Pick<Words, 'shareMail' | 'shareCopy' | 'shareCopied' | 'shareDevice'>;
}

/**
 * Ways to share a page without another company's server: an e-mail and, where scripts run, the clipboard and
 * the device's own dialog (ShareLinks.client.ts shows these buttons).
 */
export function Share({ title, url, words }: ShareProps) {
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <share-links className={styles.share} url={url} subject={title} copied={words.shareCopied}>
      <a className={styles.action} href={mail}>
        {words.shareMail}
      </a>
      <button type="button" className={styles.action} hidden {...part<ShareParts>('copy')}>
        {words.shareCopy}
      </button>
      <button type="button" className={styles.action} hidden {...part<ShareParts>('device')}>
        {words.shareDevice}
      </button>
      <span role="status" {...part<ShareParts>('status')} />
    </share-links>
  );
}
