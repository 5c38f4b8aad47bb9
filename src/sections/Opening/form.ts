/** The form of an opening: the styles of its lines, of its result and of code beside them. */
export interface OpeningForm {
  lines?: string | undefined;
  line?: string | undefined;
  result?: string | undefined;
  split?: string | undefined;
  /** The class of the row in which the lines lie on a phone; without it they stand below each other there. */
  area?: string | undefined;
  /** Whether the lines are as wide as their amounts. */
  hasWidths?: true;
}
