import { collections as ofTheSite } from '../content.config.ts';

/** The gallery is built without the pages of the site, but its pages read the same content. */
export const collections = ofTheSite;
