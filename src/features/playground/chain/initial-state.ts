import type { Hex } from './hex.ts';

/** A contract at the start of the chain. */
export interface InitialContract {
  /** Its role in the world, such as `share`. */
  role: string;
  /** The contract in the code examples, such as `ShareToken`. */
  contract: string;
  address: Hex;
  /** Which of the codes it runs. */
  code: number;
  /** Values by slot, both without leading zeros. */
  storage: Record<Hex, Hex>;
}

/** A line of a published contract: its file, its number from 1, and the text without its indent. */
export interface SourceLine {
  file: string;
  line: number;
  text: string;
}

/** The state in which every run begins, written by scripts/build-inputs.ts. */
export interface InitialState {
  /** SHA-256 of compiler, libraries, settings and sources from which the codes were made. */
  sources: string;
  /** Unix time of block 0. */
  time: number;
  codes: Hex[];
  contracts: InitialContract[];
  /** Signatures with the names of their parameters, such as `Transfer(address indexed from,uint256 value)`. */
  events: string[];
  errors: string[];
  functions: string[];
  /** The line that decides, by the check that it belongs to. */
  lines: Record<string, SourceLine>;
}
