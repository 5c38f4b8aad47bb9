import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The last cell of each row of the tables in docs/security.md, which names the evidence for the row. */
const evidence = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split(' | ').at(-1)?.replace(/ \|$/, '') ?? '');

const plain = (text: string) => text.replaceAll('’', "'").toLowerCase();
const BROWSER = 'tests/browser/inbox.spec.ts';
const read = (file: string) => plain(readFileSync(file, 'utf8'));

/**
 * What is wrong with one piece of evidence: a test file, with words that a test in it is called by; undefined
 * if the file has them.
 */
function faultOf(piece: string, before: string): string | undefined {
  const [, name = '', words = ''] = /^([\w-]+)(?:: (.+))?$/.exec(piece) ?? [];
  const file = name === 'browser' ? BROWSER : `desk/tests/${name}.test.ts`;
  const tests = existsSync(file) ? file : before;
  const wanted = existsSync(file) ? words : piece;
  if (!tests) return `${piece}: there is no such file`;
  return read(tests).includes(plain(wanted)) ? undefined : `${piece}: not in ${tests}`;
}

/** Words in brackets are explanations. These pieces need no test. */
const asPieces = (cell: string) =>
  cell
    .replace(/ \([^)]*\)|^\| |\*Yours\*.*/g, '')
    .split('; ')
    .filter((piece) => !/^($|does not apply|kept by reading|none)/.test(piece));

test('there is a table', () => {
  expect(evidence.length).toBeGreaterThan(60);
});

test.each([...new Set(evidence)])('shown by: %s', (cell) => {
  const faults: string[] = [];
  let before = '';
  for (const piece of asPieces(cell)) {
    if (piece.includes('/')) {
      if (!existsSync(piece)) faults.push(`${piece}: there is no such file`);
      continue;
    }
    for (const part of /^[\w-]+(, [\w-]+)+$/.test(piece) ? piece.split(', ') : [piece]) {
      const fault = faultOf(part, before);
      if (fault) faults.push(fault);
      const [, name] = /^([\w-]+)/.exec(part) ?? [];
      const file = `desk/tests/${name}.test.ts`;
      if (existsSync(file)) before = file;
    }
  }
  expect(faults).toEqual([]);
});
