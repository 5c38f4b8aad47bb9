import type { GuideWords } from '../../schemas/who-regulates.ts';
import type { AskedQuestion, DecisionRow } from './decide.ts';

/** What the script of the guide needs of the page; components mark it with these names (elements/part.ts). */
export interface GuideParts {
  /** Everything but the result: questions with their progress. */
  quiz: HTMLElement;
  /** A question, by its id as its key. */
  question: HTMLElement;
  /** An answer that can be chosen, by its id as its key. */
  option: HTMLButtonElement;
  progress: HTMLProgressElement;
  step: HTMLElement;
  /** Says that an address could not be read. */
  fault: HTMLElement;
  /** A regulator, by its id as its key. */
  regulator: HTMLElement;
  /** The lamp of a regulator and the word for what is known of it, by its id as their key. */
  lamp: HTMLElement;
  state: HTMLElement;
  answers: HTMLElement;
  /** A question that was answered, by its id as its key. */
  answer: HTMLElement;
  /** The words of the answer that was chosen, by the id of the question as their key. */
  chosenWords: HTMLElement;
  /** What was answered; pressed, the question is asked again. */
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
  /** Says how many regulators are likely, to those who do not see the list. */
  status: HTMLElement;
}

/** The parts of the decision table, a band of its own. */
export interface TableParts {
  example: HTMLElement;
  tableTitle: HTMLElement;
  whole: HTMLButtonElement;
  /** The rows of a regulator. */
  group: HTMLDetailsElement;
  /** A row, by its place in the table as its key. */
  row: HTMLElement;
}

/** What the guide is told through its `guide` attribute, as JSON. */
export interface GuideData {
  questions: AskedQuestion[];
  rows: DecisionRow[];
  /** Names of regulators by their ids. */
  names: Record<string, string>;
  says: Pick<GuideWords, 'step' | 'states' | 'found' | 'none'> & {
    wholeTitle: string;
    resultTitle: string;
  };
}

/** Id of the band with the table. */
export const TABLE = 'table';

/** The name of the answers in the address of the page. */
export const ANSWERS_PARAMETER = 'answers';
