import { expect, test } from 'vitest';
import { verdict } from '../figure.ts';
import { buildRow, clickRow, loadRows, weightRows } from '../rows.ts';
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
  const click = { frame: 40, painted: 60, requests: 1, soft: true, bytes: 0 };
  expect(clickRow('main', [click, click]).note).toBe('painted 60, asked once');
  const note = clickRow('main', [click, { ...click, requests: 2, soft: false }]).note ?? '';
  expect(note).toContain('2 TIMES');
  expect(note).toContain('NOT CLIENT-SIDE');
});

test('a click tells what was asked for before its heading', () => {
  const click = { frame: 40, painted: 60, requests: 1, soft: true, bytes: 12_340 };
  expect(clickRow('unhovered', [click]).note).toContain('12.3 KB');
});

test('a first paint is held against the reference by its ratio', () => {
  const load = { fcp: 900, lcp: 900, element: 'img', blocking: 0, longest: 0 };
  const whole = { ...load, blockingByScript: 0, shift: 0 };
  const rows = loadRows('home', [whole], [{ ...whole, fcp: 300 }]);
  const ratio = rows.find(({ what }) => what === 'FCP, home, to reference');
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
