import type { NavLink } from '../../schemas/site/navigation.ts';
import styles from './MenuLink.module.css';

export interface MenuLinkProps extends NavLink {
  /** Address of the small picture of its page; undefined for a page without one. */
  picture?: string | undefined;
  /** Whether this is the page the visitor is on. */
  current: boolean;
}

/** A link in the panel of a group, with its page's picture and a line that helps to choose. */
export function MenuLink({ text, href, description, picture, current }: MenuLinkProps) {
  // This is not done with `:has`, which costs time as a panel opens.
  const className = picture ? `${styles.link} ${styles.pictured}` : styles.link;
  return (
    <li className={styles.item}>
      <a className={className} href={href} aria-current={current ? 'page' : undefined}>
        {picture && (
          <img
            className={styles.picture}
            src={picture}
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
