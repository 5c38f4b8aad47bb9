import { part } from '../../../runtime/elements/part.ts';
import type { LinkListProps } from '../../../ui/LinkList/LinkList.tsx';
import { SectionHead } from '../../../ui/SectionHead/SectionHead.tsx';
import type { SearchPageParts } from '../search-parts.ts';
import { IndexGroup } from './IndexGroup.tsx';

export interface SiteIndexProps {
  title: string;
  intro?: string | undefined;
  /** The parts of the site with their pages, each from A to Z. */
  groups: { name: string; links: LinkListProps['links'] }[];
}

/** A list of every page, for visitors who browse or use the browser's own search. */
export function SiteIndex({ title, intro, groups }: SiteIndexProps) {
  return (
    <section
      id="every-page"
      aria-labelledby="every-page-title"
      {...part<SearchPageParts>('everyPage')}
    >
      <SectionHead id="every-page-title" title={title} intro={intro} />
      {groups.map(({ name, links }) => (
        <IndexGroup key={name} name={name} links={links} />
      ))}
    </section>
  );
}
