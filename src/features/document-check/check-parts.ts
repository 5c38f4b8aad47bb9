import type { CheckWords } from '../../schemas/document-check.ts';

/** What the script of the check needs of the page; components mark it with these names (elements/part.ts). */
export interface CheckParts {
  /** Takes files, by drop or choice. */
  stone: HTMLElement;
  input: HTMLInputElement;
  /** Says whether the list can be trusted. */
  list: HTMLElement;
  verdict: HTMLElement;
  /** Lamps beside the title: one where a file is ours, one for all else. */
  good: HTMLElement;
  bad: HTMLElement;
  title: HTMLElement;
  text: HTMLElement;
  /** The published fingerprint; away where there is nothing to compare with. */
  oursRow: HTMLElement;
  yoursRow: HTMLElement;
  ours: HTMLElement;
  yours: HTMLElement;
  differs: HTMLElement;
  again: HTMLAnchorElement;
}

/** What the check says, through its `words` attribute, as JSON. */
export type VerdictWords = Pick<
  CheckWords,
  'list' | 'busy' | 'unreadable' | 'verdicts' | 'differs'
>;
