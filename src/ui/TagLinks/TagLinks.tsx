import { fill } from '../../lib/fill.ts';
import type { Words } from '../../schemas/words.ts';
import styles from './TagLinks.module.css';

/** A tag, and where everything that carries it stands. */
export interface TagLink {
  /** What the address calls it, such as `erc-3643`. */
  slug: string;
  /** What readers see, such as `ERC-3643`. */
  name: string;
  href: string;
}

export interface TagLinksProps {
  items: TagLink[];
  /** Boxes stand by themselves; words go along with a card. */
  as?: 'boxes' | 'words' | undefined;
  words: Pick<Words, 'tags' | 'articlesOn'>;
}

/**
 * Tags as links to what else carries them; their names say so, because a page of the site may be
 * called like a tag (WCAG 2.4.4). On a card they lie over the link that fills it.
 */
export function TagLinks({ items, as = 'words', words }: TagLinksProps) {
  return (
    <ul className={`${styles.tags} ${styles[as]}`} aria-label={words.tags}>
      {items.map(({ slug, name, href }) => (
        <li key={slug}>
          <a className={styles.tag} href={href} aria-label={fill(words.articlesOn, { tag: name })}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
