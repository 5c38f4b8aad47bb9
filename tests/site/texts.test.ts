import {
  LANGUAGES,
  LOCALES,
  type Locale,
  localeOfPath,
  localPath,
} from '@falaj/contract/locale.ts';
import type { HtmlElement } from 'html-validate';
import { expect, test } from 'vitest';
import { attribute } from '../../scripts/site/load.ts';
import { pathOf } from '../../src/content/read/addresses.ts';
import { entriesOf, read } from '../../src/content/read/reader.ts';
import { resolveLinks } from '../../src/content/read/resolve-links.ts';
import { type Duration, formatDuration, formatTime } from '../../src/lib/duration.ts';
import { formatDay } from '../../src/lib/format-date.ts';
import { formatFigure } from '../../src/lib/format-figure.ts';
import type { Calculation } from '../../src/schemas/studies/calculation.ts';
import { KINDS } from '../../src/site-map.ts';
import { all, built, mainOf, textOf } from './support/built.ts';

/** Fields that no visitor reads: they choose a form, a picture or an order, or are for search engines and lists. */
const UNREAD =
  'seo icon gradient id kind focus from to order status language service video picture places basis period counted source asOf notes aliases illustrationOf outcome price inText asked card category categories tags direction short at side wideOnly';
/** Fields of which a page shows a part, or which it says once a visitor does something. Components' own tests see them. */
const LATER =
  'data tool guide booking errors missing invalid topics budgets placeholder company results minimum cuts each whole count none';
const LEFT_OUT = new Set(`${UNREAD} ${LATER}`.split(' '));

/** The texts of a calculation with times: each number counts its unit in the words of the language. */
function* timesOf(
  { unit = 'day', start, less, leaves }: Calculation,
  path: string,
  language: string,
): Generator<[path: string, text: string]> {
  for (const { value, label } of [start, ...less, leaves]) {
    yield [path, formatTime({ unit, min: value, max: value }, language)];
    yield [path, label];
  }
}

/** Every text of a content file as its page prints it, each with the fields that lead to it. */
function* textsOf(
  value: unknown,
  locale: Locale,
  path = '',
): Generator<[path: string, text: string]> {
  const { ongoing, choices } = read('messages', locale);
  const language = LANGUAGES[locale].tag;
  if (typeof value === 'string' && /^\d{4}(-\d\d){2}$/.test(value))
    yield [path, formatDay(value, language)];
  else if (typeof value === 'string' || typeof value === 'number')
    yield [path, choices[value as keyof typeof choices] ?? formatFigure(value, language)];
  else if (!value || typeof value !== 'object') return;
  else if ('leaves' in value && 'unit' in value)
    yield* timesOf(value as Calculation, path, language);
  else if ('unit' in value) yield [path, formatDuration(value as Duration, ongoing, language)];
  else if ('alt' in value) yield [path, `${value.alt}`];
  else
    for (const [field, inside] of Object.entries(value))
      if (!LEFT_OUT.has(field)) yield* textsOf(inside, locale, `${path}.${field}`);
}

const plain = (text: string) => text.replace(/\s+/g, '');

/** The texts of a content file that neither a part of its page says nor an address or a picture in it. */
function missingIn(root: HtmlElement, data: unknown, locale: Locale): string[] {
  const text = plain(textOf(root));
  const attributes = new Set(
    all(root, '[href], [alt], [aria-label], option').flatMap((element) =>
      ['href', 'alt', 'aria-label', 'value'].map((name) => attribute(element, name)),
    ),
  );
  // A page in daylight has its picture for those who share it (docs/site-rules.md#daylight).
  const shared = attribute(root, 'data-daylight') === undefined ? /^$/ : /[iI]mage$/;
  return [...textsOf(resolveLinks(data, read('site', locale)), locale)].flatMap(([path, said]) =>
    text.includes(plain(said)) || attributes.has(said) || shared.test(path)
      ? []
      : [`${path}: ${said}`],
  );
}

const pages = KINDS.filter(([name, { page }]) => page || name === 'notFound').flatMap(
  ([name, kind]) =>
    LOCALES.flatMap((locale) =>
      entriesOf(name, locale).flatMap(({ id, data }) => {
        const path = name === 'notFound' ? localPath('/404', locale) : pathOf(kind, id, locale);
        // Its name is what menus and lists call it. What a language only prints has no page.
        return path ? [{ path, locale, data: { ...data, name: undefined } }] : [];
      }),
    ),
);

test.each(pages)('$path says and leads to all that its file does', ({ path, locale, data }) => {
  const main = mainOf(path);
  expect(missingIn(main, data, locale)).toEqual([]);
  expect(textOf(main), 'a variable that was not filled in').not.toMatch(/\{\w+(\.[\w-]+)+\}/);
});

test('each page has the menus and the footer whole', () => {
  for (const locale of LOCALES) {
    const { tagline, email, social, risk, legalName, credit } = read('site', locale);
    const around = [
      read('navigation', locale),
      { tagline, email, mail: `mailto:${email}`, social, risk, legalName, credit },
    ];
    for (const [path, { dom }] of built.pages)
      if (localeOfPath(path) === locale)
        expect.soft(missingIn(dom, around, locale), path).toEqual([]);
  }
});
