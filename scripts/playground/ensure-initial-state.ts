import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fingerprint } from './sources.ts';

/** The file with the state from which the playground starts. */
export const INITIAL_STATE = fileURLToPath(
  new URL('../../src/features/playground/initial-state.json', import.meta.url),
);

/**
 * Makes the playground's initial state again when compiler, libraries or contracts have changed since it was
 * made. Otherwise this is skipped, since compiling takes about ten seconds.
 * @returns what was done, in a sentence
 */
export async function ensureInitialState(): Promise<string> {
  const sources = fingerprint();
  try {
    if (JSON.parse(readFileSync(INITIAL_STATE, 'utf8')).sources === sources)
      return 'The contracts of the playground are those of the code examples.';
  } catch {
    // The file does not exist yet or is broken, and is made now.
  }
  const { makeInitialState } = await import('./make-initial-state.ts');
  writeFileSync(INITIAL_STATE, `${JSON.stringify(await makeInitialState(), undefined, 1)}\n`);
  return 'The contracts of the playground were compiled.';
}
