import { useTitleId } from '../../lib/use-title-id.ts';
import type { NavLink } from '../../schemas/navigation.ts';
import fold from '../../ui/Fold/Fold.module.css';
import { LinkList } from '../../ui/LinkList/LinkList.tsx';
import footer from './Footer.module.css';
import styles from './FooterColumn.module.css';

export interface FooterColumnProps {
  title: string;
  links: NavLink[];
}

/** A link column of the footer, which folds on a phone. */
export function FooterColumn({ title, links }: FooterColumnProps) {
  const id = useTitleId();
  return (
    <div className={styles.column}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <details className={`${fold.fold} ${fold.phone}`}>
        <summary className={`${fold.summary} ${styles.summary}`} aria-labelledby={id} />
        <LinkList links={links} className={styles.links} linkClassName={footer.link} />
      </details>
    </div>
  );
}
