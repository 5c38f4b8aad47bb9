import { execFileSync } from 'node:child_process';
import { replace, setYaml } from '../support/edits.ts';
import type { Guide } from './guide.ts';
import { TEXTS } from './texts.ts';

const ENGLISH = 'content/pages/about.yaml';
const TITLE = ['story', 'title'];

/** @throws when the command fails */
const run = (...command: string[]) =>
  execFileSync('npm', ['run', '--silent', ...command], { encoding: 'utf8' });

/** Whether the title is listed among the texts that are out of date. */
const isListed = (language: string) =>
  new RegExp(`^content/${language}/pages/about\\.yaml:\\d+: story: `, 'm').test(run('translate'));

function expectListed(language: string, expected: boolean): void {
  if (isListed(language) !== expected)
    throw new Error(`the title should ${expected ? '' : 'not '}be listed for ${language}`);
}

/** Changes an English sentence, and then its Arabic one. */
function changeSentence(): void {
  run('translate', ENGLISH, 'ar');
  expectListed('ar', false);
  setYaml(ENGLISH, [TITLE, TEXTS.translation.en]);
  expectListed('ar', true);
  run('check:content');
  setYaml('content/ar/pages/about.yaml', [TITLE, TEXTS.translation.ar]);
  run('translate', ENGLISH, 'ar');
  expectListed('ar', false);
}

/** Adds a language of which half a page is there; tests/site/languages.test.ts sees that it has no pages. */
function addLanguage(): void {
  const row = "  fr: { tag: 'fr-FR', dir: 'ltr', name: 'Français', isPublished: false },\n";
  replace('contract/locale.ts', ['  ar: {', `${row}  ar: {`]);
  run('translate', ENGLISH, 'fr');
  setYaml('content/fr/pages/about.yaml', [TITLE, TEXTS.translation.fr], [['team'], undefined]);
  run('check:content');
}

export const translation: Guide = {
  name: 'translation',
  doc: 'docs/translate.md',
  code: true,
  follow() {
    changeSentence();
    addLanguage();
  },
};
