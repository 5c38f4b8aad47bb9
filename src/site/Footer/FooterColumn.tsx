import type { NavLink } from '../../schemas/navigation.ts';
import styles from './Footer.module.css';

export interface FooterColumnProps {
  title: string;
  links: NavLink[];
}

/** A link column of the footer. */
export function FooterColumn({ title, links }: FooterColumnProps) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {links.map(({ text, href }) => (
          <li key={href}>
            <a className={styles.link} href={href}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
