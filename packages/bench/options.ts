import { parseArgs } from 'node:util';

/** The parts of the benchmark, in the order of the table. */
export const PARTS = ['weight', 'load', 'tap', 'back', 'click', 'lighthouse', 'build'] as const;

/** One part of the benchmark. */
export type BenchPart = (typeof PARTS)[number];

const SLOW: BenchPart[] = ['lighthouse', 'build'];

/**
 * Reads the command line.
 * @throws when it contains an unknown option
 */
export function readOptions(args?: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      dist: { type: 'string', default: 'dist' },
      only: { type: 'string', default: PARTS.join() },
      quick: { type: 'boolean', default: false },
      runs: { type: 'string', default: '7' },
    },
  });
  const asked = values.only.split(',');
  const unknown = asked.filter((part) => !PARTS.some((known) => known === part));
  if (unknown.length > 0) throw new Error(`--only knows ${PARTS.join()}, not ${unknown.join()}`);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error('--runs has to be a whole number from 1');
  const parts = PARTS.filter((part) => asked.includes(part));
  return {
    dir: values.dist,
    runs,
    parts: values.quick ? parts.filter((part) => !SLOW.includes(part)) : parts,
  };
}
