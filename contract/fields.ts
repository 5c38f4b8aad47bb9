/** The field names of the box for news and of the trap. */
export const NEWS = 'news';
export const TRAP = 'website';
