/** Text of the comment behind which all stands that may come after the heading of a page (deploy/integration/parts). */
export const REST = 'rest';

/** Attribute of an element behind that comment which holds what follows of the last band before it. */
export const CONTINUED = 'data-continued';

/**
 * Path of the part of a page that client-side navigation fetches.
 * @param folder where the parts of this version of the site lie
 * @param path of the page, as in its address
 */
export const partPath = (folder: string, path: string): string =>
  `${folder}${path === '/' ? '/index' : path}.htm`;
