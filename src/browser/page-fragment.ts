/** Attribute of an element in the rest of a page which holds what follows of the last band before it. */
export const CONTINUED = 'data-continued';

/**
 * Path of a fragment of a page, as client-side navigation fetches them (deploy/integration/fragments).
 * @param folder where the fragments of this version of the site lie
 * @param path of the page, as in its address
 * @param rest whether it is of what follows the heading
 */
export const fragmentPath = (folder: string, path: string, rest = false): string =>
  `${folder}${path === '/' ? '/index' : path}${rest ? '.rest' : ''}.htm`;
