import { part } from '../../../lib/part.ts';
import { LinkList, type LinkListProps } from '../../../ui/LinkList/LinkList.tsx';
import { SectionHead } from '../../../ui/SectionHead/SectionHead.tsx';
import type { SearchPageParts } from '../search-parts.ts';
import styles from './SiteIndex.module.css';

export interface SiteIndexProps {
  title: string;
  intro?: string | undefined;
  /** The parts of the site with their pages, each from A to Z. */
  groups: { name: string; links: LinkListProps['links'] }[];
}

/** Every page of the site, for visitors who look with their eyes or with the browser's own search. */
export function SiteIndex({ title, intro, groups }: SiteIndexProps) {
  return (
    <section
      id="every-page"
      aria-labelledby="every-page-title"
      {...part<SearchPageParts>('everyPage')}
    >
      <SectionHead id="every-page-title" title={title} intro={intro} />
      {groups.map(({ name, links }) => (
        <div key={name} className={styles.group}>
          <h3 className={styles.name}>{name}</h3>
          <LinkList links={links} className={styles.links} linkClassName={styles.link} />
        </div>
      ))}
    </section>
  );
}
