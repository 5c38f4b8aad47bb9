/** How many characters the name of a template may have, in the desk and in the inbox's field. */
export const LONGEST_NAME = 60;
