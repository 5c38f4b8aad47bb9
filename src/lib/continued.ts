/** Attribute of an element behind the opening of a page (page-part.ts) with what follows of the last band in it. */
export const CONTINUED = 'data-continued';
