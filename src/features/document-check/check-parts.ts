import type { CheckMessages } from '../../schemas/document-check/document-check.ts';

/** The elements that the script of the check needs; components mark them with these names (elements/part.ts). */
export interface CheckParts {
  /** The drop area, which also opens the file dialog. */
  stone: HTMLElement;
  input: HTMLInputElement;
  /** Says whether the list can be trusted. */
  list: HTMLElement;
  verdict: HTMLElement;
  /** Lamps beside the title: one is lit for a file of ours, the other for every other verdict. */
  good: HTMLElement;
  bad: HTMLElement;
  title: HTMLElement;
  text: HTMLElement;
  /** The published fingerprint; hidden where there is nothing to compare with. */
  oursRow: HTMLElement;
  yoursRow: HTMLElement;
  ours: HTMLElement;
  yours: HTMLElement;
  differs: HTMLElement;
  again: HTMLAnchorElement;
}

/** The messages of the check, given as JSON in its `messages` attribute. */
export type VerdictMessages = Pick<
  CheckMessages,
  'list' | 'busy' | 'unreadable' | 'verdicts' | 'differs'
>;
