import { part } from '../../runtime/elements/part.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import styles from './ReadingFoot.module.css';
import type { ShareParts } from './ShareLinks.client.ts';

export interface ShareProps {
  title: string;
  /** Full address of the page. */
  url: string;
  messages: Pick<Messages, 'shareMail' | 'shareCopy' | 'shareCopied' | 'shareDevice'>;
}

/**
 * Ways to share a page without another company's server: an e-mail and, where scripts run, the clipboard and
 * the device's own dialog (ShareLinks.client.ts shows these buttons).
 */
export function Share({ title, url, messages }: ShareProps) {
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <share-links className={styles.share} url={url} subject={title} copied={messages.shareCopied}>
      <a className={styles.action} href={mail}>
        {messages.shareMail}
      </a>
      <button type="button" className={styles.action} hidden {...part<ShareParts>('copy')}>
        {messages.shareCopy}
      </button>
      <button type="button" className={styles.action} hidden {...part<ShareParts>('device')}>
        {messages.shareDevice}
      </button>
      <span role="status" {...part<ShareParts>('status')} />
    </share-links>
  );
}
