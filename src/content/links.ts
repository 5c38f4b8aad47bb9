import { bodyLinks } from './body.ts';
import { type ContentFile, type Leaf, leaves } from './leaves.ts';

/** Fields that hold an address on this site, and lists of such. */
const FIELDS = ['href', 'viewAllLink'];
const LISTS = ['related', 'notInMenus'];

const isLink = ({ path }: Leaf) =>
  FIELDS.includes(String(path.at(-1))) || LISTS.includes(String(path.at(-2)));

/** Every link of a file, of its fields and of its text. */
export const linksOf = ({ data, body = '' }: ContentFile): Leaf[] => [
  ...leaves(data).filter(isLink),
  ...bodyLinks(body).map((value) => ({ path: ['body', 'href'], value })),
];
