/**
 * Parts of a page that come as files of their own: the opening down to its heading; the same without the styles that
 * most openings need, for documents that have them already; and what follows.
 */
export type FragmentPart = '' | '.plain' | '.rest';

/**
 * Path of a fragment of a page, as client-side navigation fetches them (deploy/integration/fragments).
 * @param folder where the fragments of this version of the site lie
 * @param path of the page, as in its address
 */
export const fragmentPath = (folder: string, path: string, part: FragmentPart = ''): string =>
  `${folder}${path === '/' ? '/index' : path}${part}.htm`;
