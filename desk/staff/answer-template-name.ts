/** The longest name of an answer template, in characters, for the desk and for the inbox's field. */
export const LONGEST_NAME = 60;
