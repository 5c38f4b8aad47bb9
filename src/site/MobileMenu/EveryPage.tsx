import type { NavGroup } from '../../schemas/site/navigation.ts';
import { Fold } from '../../ui/Fold/Fold.tsx';
import styles from './EveryPage.module.css';

export interface EveryPageProps {
  title: string;
  groups: NavGroup[];
  current: string;
}

/** The groups of the mega menu as disclosures; opening one closes the others. */
export function EveryPage({ title, groups, current }: EveryPageProps) {
  return (
    <div className={styles.every}>
      <p className={styles.everyTitle}>{title}</p>
      {groups.map((group) => (
        <Fold
          key={group.id}
          summary={group.title}
          name="every-page"
          className={styles.group}
          summaryClassName={styles.groupTitle}
        >
          <ul className={styles.links}>
            {group.columns
              .flatMap((column) => column.links)
              .map(({ text, href, description }) => (
                <li key={href}>
                  <a
                    className={styles.link}
                    href={href}
                    aria-current={href === current ? 'page' : undefined}
                  >
                    {text}
                    {description && <span className={styles.description}>{description}</span>}
                  </a>
                </li>
              ))}
          </ul>
        </Fold>
      ))}
    </div>
  );
}
