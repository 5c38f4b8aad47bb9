import { type Fields, isFields } from '../../../lib/is-fields.ts';
import type { TransactionReceipt } from '../chain/chain.ts';
import type { Hex } from '../chain/hex.ts';
import type { InitialState } from '../chain/initial-state.ts';
import { type Action, isAction } from './actions.ts';
import type { ActionResult } from './world.ts';

/** Names the format of the file. */
const FORMAT = 'falaj-playground-transcript';

/** A run as a file: the actions, and every transaction with its outcome. */
export interface Transcript {
  format: typeof FORMAT;
  version: 1;
  /** SHA-256 of compiler, libraries and contracts that it ran on. */
  sources: string;
  steps: { action: Action; transactions: TransactionReceipt[] }[];
  /** Keccak-256 of all that the contracts have stored at the end. */
  digest: Hex;
}

/** Writes a run down. */
export const transcriptOf = (
  { sources }: InitialState,
  steps: ActionResult[],
  digest: Hex,
): Transcript => ({
  ...{ format: FORMAT, version: 1, sources, digest },
  steps: steps.map(({ action, receipts }) => ({ action, transactions: receipts })),
});

/** Whether the playground knows every step. What the transactions hold, a replay compares with its own. */
const isSound = (value: Fields & Partial<Transcript>): value is Fields & Transcript =>
  Array.isArray(value.steps) &&
  value.steps.every((step) => isAction(step?.action) && Array.isArray(step.transactions));

/**
 * Reads a transcript that may come from anywhere.
 * @throws when it is not a transcript, or names an unknown action
 */
export function readTranscript(text: string): Transcript {
  const found: unknown = JSON.parse(text);
  if (!isFields(found) || found.format !== FORMAT || found.version !== 1)
    throw new Error('This file is no transcript of the playground');
  if (!isSound(found))
    throw new Error('The transcript holds a step that the playground does not know');
  return found;
}
