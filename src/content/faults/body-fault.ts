/** Something wrong with a text, with its line counted from 1 where it has one. */
export interface BodyFault {
  message: string;
  line?: number | undefined;
}
