import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from './check.ts';
import { describeFault } from './diagnostics/fault.ts';

const root = mkdtempSync(join(tmpdir(), 'content-'));
cpSync('content', join(root, 'content'), { recursive: true });
for (const folder of ['media', 'packages'])
  symlinkSync(resolve(folder), join(root, folder), 'junction');

/** The faults of the whole content once one file has been changed. */
function faultsWith(file: string, change: (text: string) => string): string[] {
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, change(before));
  const faults = checkContent(root).faults.map(describeFault);
  writeFileSync(path, before);
  return faults;
}

test('a wrong value in site.yaml is one fault, whoever quotes it', () => {
  const faults = faultsWith('content/site.yaml', (text) =>
    text.replace(/opens: .*/, "opens: '9:00'"),
  );
  expect(faults).toEqual([expect.stringMatching(/^content\/site\.yaml:\d+: hours\.opens: /)]);
});

test('so is a slip in a page from which others take variables', () => {
  const faults = faultsWith('content/pages/contact.yaml', (text) => text.replace('\n', '\n '));
  expect(faults).toEqual([expect.stringMatching(/^content\/pages\/contact\.yaml:2: /)]);
});

test('a file under an ending that nobody reads is named', () => {
  writeFileSync(join(root, 'content/articles/vaults.markdown'), 'Words');
  expect(checkContent(root).faults.map(describeFault)).toEqual([
    expect.stringContaining('call it content/articles/vaults.md'),
  ]);
});
