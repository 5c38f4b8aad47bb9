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
  /** What the list holds, for screen readers. */
  label: string;
  items: TagLink[];
  /** Boxes stand by themselves; words go along with a card. */
  as?: 'boxes' | 'words' | undefined;
}

/** Tags as links to what else carries them. On a card they lie over the link that fills it. */
export function TagLinks({ label, items, as = 'words' }: TagLinksProps) {
  return (
    <ul className={`${styles.tags} ${styles[as]}`} aria-label={label}>
      {items.map(({ slug, name, href }) => (
        <li key={slug}>
          <a className={styles.tag} href={href} data-filter-names={slug}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
