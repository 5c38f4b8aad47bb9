import { isDeepStrictEqual } from 'node:util';
import type { InitialState } from '../../src/features/playground/chain/initial-state.ts';
import { readTranscript } from '../../src/features/playground/world/transcript.ts';
import { World } from '../../src/features/playground/world/world.ts';
import { SecondEvm } from './second-evm.ts';

/** The result of comparing a transcript with a repeated run. */
export interface Replayed {
  transactions: number;
  /** The differences, in sentences; empty where there are none. */
  differences: string[];
}

/**
 * Repeats the run of a transcript, and its transactions in a second virtual machine as well.
 * @param text of the file
 * @throws when the text is not a transcript
 */
export async function replay(text: string, initialState: InitialState): Promise<Replayed> {
  const transcript = readTranscript(text);
  const differences: string[] = [];
  if (transcript.sources !== initialState.sources)
    differences.push('It was made with other contracts than those that stand here.');
  const [world, second] = [await World.start(initialState), await SecondEvm.start(initialState)];
  let transactions = 0;
  for (const [index, { action, transactions: noted }] of transcript.steps.entries()) {
    const { receipts } = await world.perform(action);
    transactions += receipts.length;
    // JSON leaves out fields without a value, which is no difference.
    const found = JSON.parse(JSON.stringify(receipts));
    if (!isDeepStrictEqual(found, noted))
      differences.push(`Step ${index + 1}, ${action.do}: its transactions are others than noted.`);
    for (const receipt of receipts) {
      const { gasUsed, logs, succeeded } = receipt;
      const other = await second.send(receipt, receipt.time);
      if (!isDeepStrictEqual(other, { gasUsed, logs, succeeded }))
        differences.push(`Step ${index + 1}, ${action.do}: the second machine disagrees.`);
    }
  }
  if (world.chain.digest() !== transcript.digest)
    differences.push('What the contracts have stored at the end is not what was noted.');
  return { transactions, differences };
}
