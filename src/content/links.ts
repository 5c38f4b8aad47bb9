import { bodyLinks } from './body.ts';
import { type ContentFile, type Leaf, leaves } from './leaves.ts';

/** Fields that hold an address on this site: `href`, `viewAllLink`, and each entry of `related`. */
export const isLink = ({ path }: Leaf) =>
  path.at(-1) === 'href' || path.at(-1) === 'viewAllLink' || path.at(-2) === 'related';

/** Every link of a file, of its fields and of its text. */
export const linksOf = ({ data, body = '' }: ContentFile): Leaf[] => [
  ...leaves(data).filter(isLink),
  ...bodyLinks(body).map((value) => ({ path: ['body', 'href'], value })),
];
