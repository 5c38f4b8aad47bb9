import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The texts that this program writes. They are read at once, before the current folder changes. */
export const TEXTS = parse(readFileSync('tests/guides/texts.yaml', 'utf8'));
