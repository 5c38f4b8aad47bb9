import { type PictureLink, PictureLinks } from '../../ui/PictureLinks/PictureLinks.tsx';
import { Section } from '../../ui/Section/Section.tsx';

export interface RelatedProps {
  title: string;
  /** Two or three pages with a related subject. */
  items: PictureLink[];
}

/** Related pages in a section of their own, at the end of a page without a closing call. */
export function Related({ title, items }: RelatedProps) {
  return (
    <Section labelledBy="related-title" isJoined>
      <PictureLinks id="related-title" title={title} items={items} />
    </Section>
  );
}
