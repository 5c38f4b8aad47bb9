import { expect, test } from 'vitest';
import { attribute } from '../../scripts/site/load.ts';
import { anchorsIn } from '../../src/content/check/anchors.ts';
import { checkContent } from '../../src/content/check/check.ts';
import { addressOf } from '../../src/content/read/addresses.ts';
import { all, built, part } from './support/built.ts';

const { files } = checkContent();
const anchorsOf = anchorsIn(files);
const pages = files.flatMap((page) => {
  const dom = built.pages.get(addressOf(page.file) ?? '')?.dom;
  return dom ? [{ page, main: part(dom, 'main') }] : [];
});

test('every band that a page was built with can be linked to by the content', () => {
  expect(pages.length).toBeGreaterThan(0);
  for (const { page, main } of pages) {
    const ids = all(main, 'section[id]').map((band) => attribute(band, 'id') ?? '');
    const known = anchorsOf(page);
    expect
      .soft(
        ids.filter((id) => !known.includes(id)),
        page.file,
      )
      .toEqual([]);
  }
});

test('what the content takes for a band of a page stands on it', () => {
  for (const { page, main } of pages) {
    const ids = new Set(all(main, '[id]').map((element) => attribute(element, 'id') ?? ''));
    const bands = anchorsOf({ ...page, data: keysOf(page.data), body: '' });
    expect
      .soft(
        bands.filter((id) => !ids.has(id)),
        page.file,
      )
      .toEqual([]);
  }
});

/** The names of a file's fields without their values, so that only the names of bands are compared. */
const keysOf = (data: unknown) =>
  Object.fromEntries(Object.keys(data as object).map((field) => [field, true]));
