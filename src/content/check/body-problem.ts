/** A problem in a text, with its line counted from 1 if it has one. */
export interface BodyProblem {
  message: string;
  line?: number | undefined;
}
