/** A guide of docs/ and what somebody does who follows it. */
export interface Guide {
  /** What is added or changed. */
  name: string;
  /** The guide that says how. */
  doc: string;
  /** Does what the guide says, and nothing else, in the current folder. */
  follow: () => void;
  /** It changes more than content and pictures: what reads only code is then checked too. */
  code?: true;
  /** Files that the guide's commands write: nobody writes them by hand, so they are not counted as touched. */
  made?: RegExp;
}
