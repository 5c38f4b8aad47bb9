import type { NavGroup } from '../../schemas/navigation.ts';
import { LinkList } from '../../ui/LinkList/LinkList.tsx';
import styles from './EveryPage.module.css';

export interface EveryPageProps {
  title: string;
  groups: NavGroup[];
  current: string;
}

/** The groups of the mega menu as disclosures; opening one closes the other. */
export function EveryPage({ title, groups, current }: EveryPageProps) {
  return (
    <div className={styles.every}>
      <p className={styles.everyTitle}>{title}</p>
      {groups.map((group) => (
        <details key={group.id} name="every-page">
          <summary className={styles.groupTitle}>{group.title}</summary>
          <LinkList
            links={group.columns.flatMap((column) => column.links)}
            current={current}
            className={styles.links}
            linkClassName={styles.link}
          />
        </details>
      ))}
    </div>
  );
}
