import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { pathOf } from '../content/check/diagnostics/problem.ts';
import { openContent } from '../content/read/content.ts';
import { leaves } from '../content/read/leaves.ts';
import { splitFrontMatter } from '../content/read/markdown.ts';
import { openYaml, putInto, withValue } from './yaml-text.ts';

const yamlOf = (file: string) => {
  const source = readFileSync(file, 'utf8');
  return file.endsWith('.md') ? splitFrontMatter(source).matter : source;
};

/** A text with another word in its middle. */
const withWord = (text: string) => {
  const words = text.split(' ');
  return words.toSpliced(Math.floor(words.length / 2), 0, 'another').join(' ');
};

test.each(openContent().names())('%s: each text is saved in its own lines', (file) => {
  const source = yamlOf(file);
  const at = openYaml(source);
  const texts = leaves(parse(source)).filter(({ value }) => /\p{L}/u.test(value));
  const standing = texts.flatMap(({ path, value }) => {
    const one = at(path);
    if (one?.said !== value) throw new Error(`${path.join('.')} is not found`);
    const written = source.slice(one.start, one.end);
    expect(one.waysTo(value)[0], path.join('.')).toBe(written);
    const [changed = ''] = one.waysTo(withWord(value));
    // Of a text over several lines, those before and behind the word stay as they are.
    const added = changed.split('\n').filter((line) => !written.split('\n').includes(line));
    expect(added.length, path.join('.')).toBeLessThan(3);
    return { ...one, changed };
  });
  const all = standing
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, one) => putInto(text, one, one.changed), source);
  const said = leaves(parse(all)).filter(({ value }) => /\p{L}/u.test(value));
  expect(said).toEqual(texts.map(({ path, value }) => ({ path, value: withWord(value) })));
});

const SAMPLE = `# Kept
a: Plain words # kept too
b: 'It''s quoted'
c: >-
  First line of a folded text
  and its second line
list:
  - { id: one, say: In a row, n: 3 }
`;

test.each([
  ['a', 'Plain: words', "a: 'Plain: words' # kept too"],
  ['a', 'Words # with a sign', "a: 'Words # with a sign' # kept too"],
  ['b', 'It’s new', "b: 'It’s new'"],
  ['c', 'First line of a folded text and the second line', '  and the second line'],
  ['list[0].say', 'In a row, now', "  - { id: one, say: 'In a row, now', n: 3 }"],
  ['list[0].n', '4', '  - { id: one, say: In a row, n: 4 }'],
  ['a', '25', "a: '25' # kept too"],
])('%s becomes %s in one line', (path, text, line) => {
  const after = withValue(SAMPLE, pathOf(path), text).split('\n');
  const before = SAMPLE.split('\n');
  expect(after.filter((one) => !before.includes(one))).toEqual([line]);
  expect(after).toHaveLength(before.length);
});
