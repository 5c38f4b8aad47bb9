import { existsSync } from 'node:fs';
import { fileIn } from '../../src/content/read/addresses.ts';
import { setYaml } from '../support/edits.ts';
import { TEXTS } from './texts.ts';

/**
 * Sets copy in a content file, and its Arabic in the translation of that file, where there is one.
 * @param place as `setYaml` takes it; it is the same in both files
 * @param name of the texts in texts.yaml, which are given for both languages
 * @param around makes of the text what is written in the English file
 */
export function setCopy(
  file: string,
  place: (string | number)[],
  name: string,
  around: (words: unknown) => unknown = (words) => words,
): void {
  setYaml(file, [place, around(TEXTS[name])]);
  const translation = fileIn(file, 'ar');
  if (existsSync(translation)) setYaml(translation, [place, TEXTS.arabic[name]]);
}
