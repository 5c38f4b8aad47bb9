/**
 * The parts of a page that are files of their own: the opening, which ends below the heading (''); the same
 * without the styles that most openings share, for documents that already have them ('.plain'); and everything
 * after the opening ('.rest').
 */
export type FragmentPart = '' | '.plain' | '.rest';

/**
 * Path of a fragment of a page, as client-side navigation fetches them (deploy/integration/fragments).
 * @param folder where the fragments of this version of the site lie
 * @param path of the page, as in its address
 */
export const fragmentPath = (folder: string, path: string, part: FragmentPart = ''): string =>
  `${folder}${path === '/' ? '/index' : path}${part}.htm`;
