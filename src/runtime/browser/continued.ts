/** Marks an element in the rest of a page whose children belong at the end of the last band of the opening. */
export const CONTINUED = 'data-continued';
