import { readFileSync } from 'node:fs';
import type { Genesis } from '../src/features/playground/chain/genesis-format.ts';
import { GENESIS } from './playground/ensure-genesis.ts';
import { replay } from './playground/replay.ts';

/**
 * `npm run playground:replay FILE`: repeats a run that the playground saved, in both virtual machines, and
 * compares every transaction. The exit code is 1 where something differs.
 */
const [, , file] = process.argv;
if (!file) throw new Error('Name the file: npm run playground:replay playground.json');
const genesis = JSON.parse(readFileSync(GENESIS, 'utf8')) as Genesis;
const { differences, transactions } = await replay(readFileSync(file, 'utf8'), genesis);
for (const difference of differences) console.error(difference);
console.info(`${transactions} transactions, ${differences.length} differences`);
process.exitCode = differences.length > 0 ? 1 : 0;
