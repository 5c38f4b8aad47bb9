import { fill } from '@falaj/contract/fill.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import styles from './TagLinks.module.css';

/** A tag that links to everything with that tag. */
export interface TagLink {
  /** Its name in addresses, such as `erc-3643`. */
  slug: string;
  /** Its name for readers, such as `ERC-3643`. */
  name: string;
  href: string;
}

export interface TagLinksProps {
  items: TagLink[];
  /** `boxes` are for a list of its own, `words` for a card. */
  as?: 'boxes' | 'words' | undefined;
  messages: Pick<Messages, 'tags' | 'articlesOn'>;
}

/**
 * Tags as links to everything else with the same tag. The names of the links say so, because a page of the site
 * may have the same name as a tag (WCAG 2.4.4). On a card they lie above the link that covers it.
 */
export function TagLinks({ items, as = 'words', messages }: TagLinksProps) {
  return (
    <ul className={`${styles.tags} ${styles[as]}`} aria-label={messages.tags}>
      {items.map(({ slug, name, href }) => (
        <li key={slug}>
          <a
            className={styles.tag}
            href={href}
            aria-label={fill(messages.articlesOn, { tag: name })}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
