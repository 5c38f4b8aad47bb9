import { readFileSync } from 'node:fs';
import type { InitialState } from '../src/features/playground/chain/initial-state.ts';
import { INITIAL_STATE } from './playground/ensure-initial-state.ts';
import { replay } from './playground/replay.ts';

/**
 * `npx node scripts/playground-replay.ts FILE`: repeats a run that the playground saved, in both virtual machines,
 * and compares every transaction. The exit code is 1 where something differs.
 */
const [, , file] = process.argv;
if (!file) throw new Error('Name the file: npx node scripts/playground-replay.ts playground.json');
const initialState = JSON.parse(readFileSync(INITIAL_STATE, 'utf8')) as InitialState;
const { differences, transactions } = await replay(readFileSync(file, 'utf8'), initialState);
for (const difference of differences) console.error(difference);
console.info(`${transactions} transactions, ${differences.length} differences`);
process.exitCode = differences.length > 0 ? 1 : 0;
