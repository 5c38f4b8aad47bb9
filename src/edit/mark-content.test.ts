import { LOCALES } from '@falaj/contract/locale.ts';
import { expect, test } from 'vitest';
import { siteContent } from '../content/read/content.ts';
import type { ReadFile } from '../content/read/files.ts';
import { leaves } from '../content/read/leaves.ts';
import { copyOf } from '../content/read/translation.ts';
import { KINDS, type KindName } from '../site-map.ts';
import { blocksOf } from './blocks.ts';
import { markEntry, placeOfMark } from './mark-content.ts';
import { marked, marksIn, withoutMarks } from './marks.ts';
import { pathIn, textAt } from './texts.ts';

const files = LOCALES.flatMap((locale) =>
  KINDS.flatMap(([name]) => siteContent().of(name as KindName, locale)),
);

/** Every text of a file as `npm run edit` gives it to the pages. */
const texts = (file: ReadFile) => leaves(markEntry(file).data);

test('a mark is read back, and taken away', () => {
  for (const id of [0, 3, 4, 12_345]) {
    expect(marksIn(`${marked('قناة', id)} and ${marked('b', id + 1)}`)).toEqual([id, id + 1]);
    expect(withoutMarks(marked('a', id))).toBe('a');
  }
});

test('marks stand behind copy alone, and all else is as it is without them', () => {
  for (const file of files) {
    const { data, body } = markEntry(file);
    const copy = new Set(copyOf(file.place.kind.schema, file.data).map(({ path }) => `${path}`));
    expect(leaves(data).map((leaf) => ({ ...leaf, value: withoutMarks(leaf.value) }))).toEqual(
      leaves(file.data),
    );
    for (const { path, value } of leaves(data))
      if (marksIn(value).length > 0) expect(copy, file.file).toContain(`${path}`);
    expect(withoutMarks(body)).toBe(file.body);
  }
});

test('what is formatted, compared or counted has no mark', () => {
  const none = files
    .flatMap(texts)
    .filter(({ value }) => /^(en-AE|ar-AE|USD|\$[\d,]+|\d+%)$/.test(withoutMarks(value)));
  expect(none.length).toBeGreaterThan(0);
  expect(none.filter(({ value }) => marksIn(value).length > 0)).toEqual([]);
});

test('a mark leads to its text in the file of its language', () => {
  for (const file of files) {
    const found = texts(file).flatMap(({ value }) => {
      const [place] = marksIn(value).map(placeOfMark);
      return place ? [{ place, value: withoutMarks(value) }] : [];
    });
    // All of them would take minutes.
    for (const { place, value } of [found[0], found.at(-1)].flatMap((one) => one ?? []))
      expect(textAt(place)?.shown.trim(), `${place.file} ${place.path}`).toBe(value);
  }
});

test('variables leave the blocks of a text as many as they are', () => {
  for (const { file, body, source } of files)
    expect(blocksOf(body).length, file).toBe(blocksOf(source.body).length);
});

test('the entries of a translated list are found by their ids', () => {
  const english = {
    items: [
      { id: 'a', title: 'A' },
      { id: 'b', title: 'B' },
    ],
  };
  const translated = { items: [{ id: 'b', title: 'ب' }] };
  expect(pathIn(translated, english, ['items', 1, 'title'])).toEqual(['items', 0, 'title']);
});
