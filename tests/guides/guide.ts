/** A guide of docs/, and the actions of somebody who follows it. */
export interface Guide {
  /** What is added or changed. */
  name: string;
  /** The path of the guide. */
  doc: string;
  /** Does in the current folder what the guide says, and nothing else. */
  follow: () => void;
  /** Set if the guide changes more than content and pictures, so that the checks of code run too. */
  code?: true;
  /** Folders of the workspaces that the guide touches; their tests run too. */
  workspaces?: string[];
  /**
   * Files that the guide's commands write. They are not counted as touched, because nobody writes them by
   * hand.
   */
  made?: RegExp;
}
