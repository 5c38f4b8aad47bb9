/** Text of the comment behind which all stands that may come after the heading of a page (deploy/integration/fragments). */
export const REST = 'rest';

/** Attribute of an element behind that comment which holds what follows of the last band before it. */
export const CONTINUED = 'data-continued';

/**
 * Path of the fragment of a page that client-side navigation fetches.
 * @param folder where the fragments of this version of the site lie
 * @param path of the page, as in its address
 */
export const fragmentPath = (folder: string, path: string): string =>
  `${folder}${path === '/' ? '/index' : path}.htm`;
