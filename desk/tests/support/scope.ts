import { appendFileSync, mkdirSync } from 'node:fs';

/** The whole set of tests takes its time (`npm test -- --all`); the short form shows the same with less. */
export const isWhole = process.env.TEST_SCOPE === 'all';

const FOLDER = new URL('../../../test-results/', import.meta.url);

/** Writes down what a test of the whole set has measured, in test-results/desk.txt: what passing tests print is shown nowhere. */
export function noteFigure(line: string): void {
  if (!isWhole) return;
  mkdirSync(FOLDER, { recursive: true });
  appendFileSync(new URL('desk.txt', FOLDER), `${new Date().toISOString()} ${line}\n`);
}
