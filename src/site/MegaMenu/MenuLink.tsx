import type { NavLink } from '../../schemas/site/navigation.ts';
import styles from './MenuLink.module.css';

export interface MenuLinkProps extends NavLink {
  /** Whether this is the page the visitor is on. */
  current: boolean;
}

/** A link of a menu panel, with a line that helps to choose. */
export function MenuLink({ text, href, description, current }: MenuLinkProps) {
  return (
    <li>
      <a className={styles.link} href={href} aria-current={current ? 'page' : undefined}>
        {text}
        {description && <span className={styles.description}>{description}</span>}
      </a>
    </li>
  );
}
