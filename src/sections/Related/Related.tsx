import { Band } from '../../ui/Band/Band.tsx';
import { type ReliefLink, ReliefLinks } from '../../ui/ReliefLinks/ReliefLinks.tsx';

export interface RelatedProps {
  title: string;
  /** Two or three pages with a related subject. */
  items: ReliefLink[];
}

/** Related pages in a band of their own, at the end of a page without a closing call. */
export function Related({ title, items }: RelatedProps) {
  return (
    <Band labelledBy="related-title" isJoined>
      <ReliefLinks id="related-title" title={title} items={items} />
    </Band>
  );
}
