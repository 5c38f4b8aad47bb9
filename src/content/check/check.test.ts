import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { openContent } from '../read/content.ts';
import { checkChange, checkContent } from './check.ts';
import { describeProblem } from './diagnostics/problem.ts';

const root = mkdtempSync(join(tmpdir(), 'content-'));
cpSync('content', join(root, 'content'), { recursive: true });
for (const folder of ['media', 'packages'])
  symlinkSync(resolve(folder), join(root, folder), 'junction');

/** The problems of the whole content once one file has been changed. */
function problemsWith(file: string, change: (text: string) => string): string[] {
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, change(before));
  const problems = checkContent(openContent(root)).problems.map(describeProblem);
  writeFileSync(path, before);
  return problems;
}

test('a wrong value in site.yaml is one problem, whoever quotes it', () => {
  const problems = problemsWith('content/site.yaml', (text) =>
    text.replace(/opens: .*/, "opens: '9:00'"),
  );
  expect(problems).toEqual([expect.stringMatching(/^content\/site\.yaml:\d+: hours\.opens: /)]);
});

test('so is a slip in a page from which others take variables', () => {
  const problems = problemsWith('content/pages/contact.yaml', (text) => text.replace('\n', '\n '));
  expect(problems).toEqual([expect.stringMatching(/^content\/pages\/contact\.yaml:2: /)]);
});

test('a file under an ending that nobody reads is named', () => {
  writeFileSync(join(root, 'content/articles/vaults.markdown'), 'Words');
  expect(checkContent(openContent(root)).problems.map(describeProblem)).toEqual([
    expect.stringContaining('call it content/articles/vaults.md'),
  ]);
});

test('a first screen takes its illustration from a feature that has one', () => {
  const file = 'content/offers/platforms/secondary-trading.yaml';
  const problems = problemsWith(file, (text) =>
    text.replace(/\n {2}illustrationOf: .*/, '\n  illustrationOf: surveillance'),
  );
  expect(problems).toContainEqual(
    expect.stringMatching(
      /secondary-trading\.yaml:\d+: heroDetail\.illustrationOf: must be the id/,
    ),
  );
});

test('a file that is being changed is checked alone and among the others', () => {
  const file = 'content/offers/platforms/secondary-trading.yaml';
  const content = openContent();
  const text = readFileSync(file, 'utf8');
  const found = (source: string) => checkChange(file, content, source).map(describeProblem);
  expect(found(text)).toEqual([]);
  expect(found(text.replace('\n', '\n '))).toEqual([expect.stringContaining(`${file}:`)]);
  const astray = text.replace(/\nrelated: \[[^,]+/, '\nrelated: [/features/no-such-page');
  expect(found(astray)).toContainEqual(
    expect.stringMatching(/\.yaml:\d+: related\[0\]: \/features\/no-such-page is not a page/),
  );
});

test('so is a translation', () => {
  const file = 'content/ar/pages/about.yaml';
  const text = readFileSync(file, 'utf8').replace(/(\n {2}title: ).+/, '$1Left in English');
  expect(checkChange(file, openContent(), text).map(describeProblem)).toEqual([
    expect.stringMatching(/about\.yaml:\d+: [\w.]+title: is not translated/),
  ]);
});
