import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** What is written in this program's words: read before the folder changes. */
export const WORDS = parse(readFileSync('tests/guides/words.yaml', 'utf8'));
