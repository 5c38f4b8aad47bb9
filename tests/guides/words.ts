import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The texts that this program writes. They are read at once, before the current folder changes. */
export const WORDS = parse(readFileSync('tests/guides/words.yaml', 'utf8'));
