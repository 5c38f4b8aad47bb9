import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileIn } from '../../src/content/read/addresses.ts';
import { setYaml } from '../support/edits.ts';
import { TEXTS } from './texts.ts';

/**
 * Sets copy in a content file. Where that file is translated, the command that the guides name puts the copy into the
 * translation, and its Arabic is written there. An entry that is appended to a list is written there by hand.
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
  if (!existsSync(translation)) return;
  if (place.at(-1) !== '+') execFileSync('npm', ['run', '--silent', 'translate', file, 'ar']);
  setYaml(translation, [place, TEXTS.arabic[name]]);
}
