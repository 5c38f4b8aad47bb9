import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { read } from '../../src/content/read/reader.ts';
import { tableText } from '../../src/features/regulators/table-text.ts';
import { regulators } from '../../src/schemas/regulators/regulators.ts';

const source = parse(readFileSync('content/regulators.yaml', 'utf8'));

test('the document for counsel says what the content says (npx node scripts/write-regulators.ts)', () => {
  expect(readFileSync('docs/who-regulates.md', 'utf8')).toBe(tableText(read('regulators', 'en')));
});

/** The faults of the table after a change. */
const faultsOf = (change: (table: typeof source) => unknown) => {
  const changed = structuredClone(source);
  change(changed);
  return regulators.safeParse(changed).error?.issues.map(({ message }) => message);
};

test.each([
  [
    'an answer that is not there',
    ({ rows }) => Object.assign(rows[0], { when: [{ right: ['nothing'] }] }),
    '“nothing” is no answer to “right”',
  ],
  [
    'a question that is not there',
    ({ rows }) => Object.assign(rows[0], { when: [{ colour: ['red'] }] }),
    '“colour” is no question',
  ],
  [
    'a source that is not there',
    ({ rows }) => rows[0].sources.push('unknown'),
    '“unknown” is none of the sources',
  ],
  [
    'a source that nothing rests on',
    ({ sources }) => sources.push({ ...sources[0], id: 'spare' }),
    'no row rests on “spare”',
  ],
  [
    'an answer that stands twice',
    ({ questions }) => Object.assign(questions[1].options[0], { id: 'share' }),
    'two answers are “share”',
  ],
  ['a row that stands twice', ({ rows }) => rows.push(rows[0]), '“cma-security” is taken already'],
] satisfies [string, (table: typeof source) => unknown, string][])(
  '%s is a fault',
  (_, change, message) => {
    expect(faultsOf(change)).toContain(message);
  },
);
