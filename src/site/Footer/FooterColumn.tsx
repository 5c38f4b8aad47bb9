import type { NavLink } from '../../schemas/navigation.ts';
import { LinkList } from '../../ui/LinkList/LinkList.tsx';
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
      <LinkList links={links} linkClassName={styles.link} />
    </div>
  );
}
