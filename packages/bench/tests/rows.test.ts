import { expect, test } from 'vitest';
import { verdict } from '../figure.ts';
import { buildRow, clickRows, loadRows, weightRows } from '../rows.ts';
import type { PageWeight } from '../weight.ts';

const page = (path: string, size: number): PageWeight => ({
  ...{ path, scriptFirst: size, scriptAll: size, styles: size, fontFiles: 2 },
  ...{ fonts: size, transfer: size, transferGzip: size, transferRead: size },
});

test('the heaviest page stands for all and is named', () => {
  const rows = weightRows([page('/', 1), page('/light', 1), page('/heavy', 9000)]);
  for (const { what, measured, note } of rows.filter(({ unit }) => unit === 'KB'))
    expect([measured, note], what).toEqual([9000, '/heavy']);
  expect(rows.some((row) => verdict(row) === 'over')).toBe(true);
});

test('where all pages weigh the same, every page is meant', () => {
  const notes = weightRows([page('/', 1), page('/other', 1)]).map(({ note }) => note);
  expect(new Set(notes)).toEqual(new Set(['every page']));
});

test('a click that loads a document, or asks for a page twice, is pointed out', () => {
  const click = { frame: 40, painted: 60, requests: 1, soft: true, at: 0, bytes: 0 };
  const noteOf = (second: typeof click) => clickRows('main', [click, second])[0]?.note;
  expect(noteOf(click)).toBe('painted 60, asked once');
  const note = noteOf({ ...click, requests: 2, soft: false });
  expect(note).toContain('2 TIMES');
  expect(note).toContain('NOT CLIENT-SIDE');
});

test('what a click fetches for its heading has a limit where nothing was fetched ahead', () => {
  const click = { frame: 40, painted: 60, requests: 1, soft: true, at: 0, bytes: 99_340 };
  const [, fetched] = clickRows('cold', [click]);
  expect(fetched).toMatchObject({ measured: 99.34, unit: 'KB' });
  expect(fetched && verdict(fetched)).toBe('over');
  expect(clickRows('main', [{ ...click, bytes: 0 }])).toHaveLength(1);
});

test('a first paint is held against a bare page with the same fonts by its ratio', () => {
  const load = { fcp: 900, lcp: 900, element: 'img', blocking: 0, longest: 0 };
  const whole = { ...load, blockingByScript: 0, shift: 0 };
  const rows = loadRows('home', [whole], [{ ...whole, fcp: 300 }], [whole]);
  const ratio = rows.find(({ what }) => what === 'FCP, home, to bare');
  expect(ratio).toMatchObject({ measured: 3, unit: 'x' });
  expect(ratio && verdict(ratio)).toBe('over');
});

test('the build says how many pages it made', () => {
  expect(buildRow([30, 20, 25], 110)).toMatchObject({
    measured: 25,
    min: 20,
    max: 30,
    note: '110 pages',
  });
});
