import type { Messages } from '../../schemas/site/messages.ts';
import { type TagLink, TagLinks } from '../../ui/TagLinks/TagLinks.tsx';
import styles from './ReadingFoot.module.css';
import { Share } from './Share.tsx';

/** A page to read before or after this one. */
export interface Neighbour {
  href: string;
  text: string;
}

export interface ReadingFootProps {
  title: string;
  /** Tags as links to other texts with the same tag. */
  tags?: TagLink[] | undefined;
  /** Full address of the page, for the links that share it; without it there are none. */
  shareUrl?: string | undefined;
  previous?: Neighbour | undefined;
  next?: Neighbour | undefined;
  messages: Messages;
}

/** The end of a text: its tags, links that share it, and the texts before and after it. */
export function ReadingFoot({ title, tags, shareUrl, previous, next, messages }: ReadingFootProps) {
  return (
    <footer className={styles.foot} data-print="hide">
      {tags && <TagLinks items={tags} as="boxes" messages={messages} />}
      {shareUrl && <Share title={title} url={shareUrl} messages={messages} />}
      {(previous || next) && (
        <nav className={styles.neighbours} aria-label={messages.neighbours}>
          {previous && (
            <a className={styles.neighbour} href={previous.href} rel="prev">
              <span>{messages.previous}</span> {previous.text}
            </a>
          )}
          {next && (
            <a className={styles.neighbour} href={next.href} rel="next">
              <span>{messages.next}</span> {next.text}
            </a>
          )}
        </nav>
      )}
    </footer>
  );
}
