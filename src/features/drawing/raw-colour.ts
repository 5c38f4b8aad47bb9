import { readFileSync } from 'node:fs';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

/**
 * A colour of the raw tier of tokens.css, for pictures that the build draws, so that a rebranding reaches them
 * too (docs/rebrand.md).
 * @param name such as `night`, for `--raw-night`
 * @throws when tokens.css has no such colour
 */
export function rawColour(name: string): string {
  const value = new RegExp(`--raw-${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (!value) throw new Error(`src/styles/tokens.css has no colour --raw-${name}`);
  return value;
}
