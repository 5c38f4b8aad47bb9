import type { GuideMessages } from '../../schemas/regulators/who-regulates.ts';
import type { AskedQuestion, DecisionRow } from './decide.ts';

/** The elements that the script of the guide needs; components mark them with these names (elements/part.ts). */
export interface GuideParts {
  /** The questions with their progress, without the result. */
  quiz: HTMLElement;
  /** A question; its key is its id. */
  question: HTMLElement;
  /** An answer to choose; its key is its id. */
  option: HTMLButtonElement;
  progress: HTMLProgressElement;
  step: HTMLElement;
  /** The message that an address could not be read. */
  fault: HTMLElement;
  /** A regulator; its key is its id. */
  regulator: HTMLElement;
  /** The lamp of a regulator and the word for its state; their key is its id. */
  lamp: HTMLElement;
  state: HTMLElement;
  /** Why a regulator has its state, in a line; its key is its id. */
  reason: HTMLElement;
  answers: HTMLElement;
  /** An answered question; its key is its id. */
  answer: HTMLElement;
  /** The words of the chosen answer; their key is the id of the question. */
  chosenWords: HTMLElement;
  /** A button with an answer; pressing it asks the question again. */
  again: HTMLButtonElement;
  result: HTMLElement;
  resultTitle: HTMLElement;
  found: HTMLElement;
  noRow: HTMLElement;
  back: HTMLButtonElement;
  restart: HTMLButtonElement;
  print: HTMLButtonElement;
  copy: HTMLButtonElement;
  copied: HTMLElement;
  /** The status that tells people who do not see the list how many regulators are likely. */
  status: HTMLElement;
}

/** The parts of the decision table, a section of its own. */
export interface TableParts {
  example: HTMLElement;
  tableTitle: HTMLElement;
  whole: HTMLButtonElement;
  /** The rows of a regulator. */
  group: HTMLDetailsElement;
  /** A row; its key is its place in the table. */
  row: HTMLElement;
}

/** The data of the guide, given as JSON in its `guide` attribute. */
export interface GuideData {
  questions: AskedQuestion[];
  rows: DecisionRow[];
  /** Names of regulators by their ids. */
  names: Record<string, string>;
  says: Pick<GuideMessages, 'step' | 'states' | 'found' | 'none' | 'fallen' | 'fell'> & {
    wholeTitle: string;
    resultTitle: string;
  };
}

/** Id of the section with the table. */
export const TABLE = 'table';

/** The parameter of the page's address that holds the answers. */
export const ANSWERS_PARAMETER = 'answers';
