import type { NavLink } from '../../schemas/site/navigation.ts';
import { Disclosure } from '../../ui/Disclosure/Disclosure.tsx';
import { LinkList } from '../../ui/LinkList/LinkList.tsx';
import { useTitleId } from '../../ui/use-title-id.ts';
import footer from './Footer.module.css';
import styles from './FooterColumn.module.css';

export interface FooterColumnProps {
  title: string;
  links: NavLink[];
}

/** A link column of the footer, which collapses on a phone. */
export function FooterColumn({ title, links }: FooterColumnProps) {
  const id = useTitleId();
  return (
    <div className={styles.column}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <Disclosure onPhone labelledBy={id} summaryClassName={styles.summary}>
        <LinkList links={links} className={styles.links} linkClassName={footer.link} />
      </Disclosure>
    </div>
  );
}
