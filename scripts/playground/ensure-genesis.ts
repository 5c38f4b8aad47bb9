import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fingerprint } from './sources.ts';

/** The file with the state from which the playground starts. */
export const GENESIS = fileURLToPath(
  new URL('../../src/features/playground/genesis.json', import.meta.url),
);

/**
 * Makes the playground's initial state again when compiler, libraries or contracts have changed since it was
 * made. Otherwise this is skipped, since compiling takes about ten seconds.
 * @returns what was done, in a sentence
 */
export async function ensureGenesis(): Promise<string> {
  const sources = fingerprint();
  try {
    if (JSON.parse(readFileSync(GENESIS, 'utf8')).sources === sources)
      return 'The contracts of the playground are those of the code examples.';
  } catch {
    // The file does not exist yet or is broken, and is made now.
  }
  const { makeGenesis } = await import('./make-genesis.ts');
  writeFileSync(GENESIS, `${JSON.stringify(await makeGenesis(), undefined, 1)}\n`);
  return 'The contracts of the playground were compiled.';
}
