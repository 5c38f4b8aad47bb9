import { existsSync } from 'node:fs';
import { DEFAULT_LOCALE, LOCALES, localPath } from '@falaj/contract/locale.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { getSearchEntries } from './content/output/search-entries.ts';
import { getSharedPages } from './content/output/sharing.ts';
import {
  addressOf,
  fileIn,
  filesOf,
  isListed,
  localeOfFile,
  originalOf,
  pathOf,
  placeOf,
} from './content/read/addresses.ts';
import { KINDS, SITE_MAP } from './site-map.ts';

const pages = KINDS.flatMap(([name, kind]) =>
  LOCALES.flatMap((locale) =>
    kind.page
      ? filesOf(kind, locale).map((file) => ({ name, file, listing: kind.page?.listing }))
      : [],
  ),
);

describe('a row of the map is all that the rest of the site needs', () => {
  const known = { search: [''], shared: [''] };
  beforeAll(() => {
    known.search = LOCALES.flatMap(getSearchEntries).map(({ id }) => id);
    known.shared = getSharedPages().map(({ path }) => path);
  });

  test.each(pages)('$file is known as its row says', ({ file, listing }) => {
    const path = addressOf(file);
    // A language that has no list of such pages only prints their texts.
    if (path === undefined) return expect(localeOfFile(file)).not.toBe(DEFAULT_LOCALE);
    const lists = [isListed(path), known.search.includes(path), known.shared.includes(path)];
    expect(lists).toEqual(Array(3).fill(Boolean(listing)));
  });

  test('every kind has a folder, and no file belongs to two kinds', () => {
    for (const [name, kind] of KINDS) {
      expect(existsSync(kind.folder), kind.folder).toBe(true);
      for (const file of LOCALES.flatMap((locale) => filesOf(kind, locale)))
        expect(placeOf(file)?.name).toBe(name);
    }
  });
});

describe('a second language', () => {
  test('has its files in a folder of its own, with the same names', () => {
    expect(fileIn('content/pages/about.yaml', 'ar')).toBe('content/ar/pages/about.yaml');
    expect(originalOf('content/ar/pages/about.yaml')).toBe('content/pages/about.yaml');
    expect(placeOf('content/ar/offers/industries/energy.yaml')).toMatchObject({
      name: 'offers',
      locale: 'ar',
      id: 'industries/energy',
    });
    expect(placeOf('content/ar/articles/a.md')?.locale).toBe('ar');
    expect(placeOf('content/articles/a.md')?.locale).toBe('en');
  });

  test('answers below its own path, English at the root', () => {
    expect(pathOf(SITE_MAP.about, 'about', 'ar')).toBe('/ar/about');
    expect(pathOf(SITE_MAP.home, 'home', 'ar')).toBe('/ar');
    expect(pathOf(SITE_MAP.offers, 'industries/energy', 'ar')).toBe('/ar/industries/energy');
    expect(localPath('/about', 'en')).toBe('/about');
  });

  test('has no pages of a kind whose list it has not translated', () => {
    expect(pathOf(SITE_MAP.documents, 'glossary', 'ar')).toBeUndefined();
    expect(pathOf(SITE_MAP.documents, 'glossary', 'en')).toBe('/resources/documentation/glossary');
  });
});
