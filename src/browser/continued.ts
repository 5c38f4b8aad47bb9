/** Attribute of an element in the rest of a page which holds what follows of the last band before it. */
export const CONTINUED = 'data-continued';
