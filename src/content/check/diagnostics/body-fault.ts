/** A fault in a text, with its line counted from 1 if it has one. */
export interface BodyFault {
  message: string;
  line?: number | undefined;
}
