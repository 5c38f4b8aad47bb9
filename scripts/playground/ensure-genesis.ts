import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fingerprint } from './sources.ts';

/** The file that the playground starts from. */
export const GENESIS = fileURLToPath(
  new URL('../../src/features/playground/genesis.json', import.meta.url),
);

/**
 * Writes the start of the playground anew when compiler, libraries or contracts are others than those it was made from.
 * Compiling takes about ten seconds, so that it is left out otherwise.
 * @returns what was done, in a sentence
 */
export async function ensureGenesis(): Promise<string> {
  const sources = fingerprint();
  try {
    if (JSON.parse(readFileSync(GENESIS, 'utf8')).sources === sources)
      return 'The contracts of the playground are those of the code examples.';
  } catch {
    // There is none yet, or it is broken: it is made now.
  }
  const { makeGenesis } = await import('./make-genesis.ts');
  writeFileSync(GENESIS, `${JSON.stringify(await makeGenesis(), undefined, 1)}\n`);
  return 'The contracts of the playground were compiled.';
}
