import type { NavLink } from '../../schemas/site/navigation.ts';
import styles from './MenuLink.module.css';

export interface MenuLinkProps extends NavLink {
  /** Address of the small relief of its page; undefined for a page without one. */
  relief?: string | undefined;
  /** Whether this is the page the visitor is on. */
  current: boolean;
}

/** A link in the panel of a group, with its page's relief and a line that helps to choose. */
export function MenuLink({ text, href, description, relief, current }: MenuLinkProps) {
  // This is not done with `:has`, which costs time as a panel opens.
  const className = relief ? `${styles.link} ${styles.pictured}` : styles.link;
  return (
    <li className={styles.item}>
      <a className={className} href={href} aria-current={current ? 'page' : undefined}>
        {relief && (
          <img
            className={styles.relief}
            src={relief}
            alt=""
            width={48}
            height={48}
            loading="lazy"
          />
        )}
        {text}
        {description && <span className={styles.description}>{description}</span>}
      </a>
    </li>
  );
}
