import type { NavLink } from '../../schemas/site/navigation.ts';
import styles from './MenuLink.module.css';

export interface MenuLinkProps extends NavLink {
  /** Address of the picture of its page; undefined for a page without one. */
  picture?: string | undefined;
  /** Whether this is the page the visitor is on. */
  current: boolean;
}

/** A link in the panel of a group: one line for each page. MegaMenu.later.ts shows its picture while it is pointed at. */
export const MenuLink = ({ text, href, description, picture, current }: MenuLinkProps) => (
  <li>
    <a
      className={styles.link}
      href={href}
      aria-current={current ? 'page' : undefined}
      data-picture={picture}
    >
      {text}
      {description && <span>{description}</span>}
    </a>
  </li>
);
