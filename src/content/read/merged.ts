import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Locale } from '@falaj/contract/locale.ts';
import { z } from 'astro/zod';
import { isFields } from '../../lib/is-fields.ts';
import { schemasAt } from '../../schemas/shared/inside.ts';
import { isLink } from '../../schemas/shared/text.ts';
import { localHref, originalOf, placeOf } from './addresses.ts';

import { type ContentSource, readSource } from './read-source.ts';
import { DIGESTS, mergeTranslation, type TranslationProblem } from './translation.ts';
import type { LineProblem } from './yaml/yaml-problems.ts';

/** A content file in its language, with what is wrong about it as a translation. */
export interface MergedSource extends ContentSource {
  problems: TranslationProblem[];
}

/** Lets every link inside a value lead to the page, or to the file, in a language, where there is one. */
function linksIn(
  schema: z.ZodType,
  data: unknown,
  locale: Locale,
  path: PropertyKey[] = [],
): unknown {
  if (typeof data === 'string') {
    const there = data.startsWith('/') ? localHref(data, locale) : data;
    // A field that names a page takes no file.
    const fits = (field: z.core.$ZodType) => isLink(field) && z.safeParse(field, there).success;
    return schemasAt(schema, path).some(fits) ? there : data;
  }
  if (Array.isArray(data))
    return data.map((item, index) => linksIn(schema, item, locale, [...path, index]));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, item]) => [key, linksIn(schema, item, locale, [...path, key])]),
  );
}

/** The short vowels and the sukun (Unicode, Arabic block). */
const VOWEL_SIGNS = /[\u064E-\u0650\u0652]/g;

/** Takes the vowel signs from titles: those of large letters would touch the line above. Tanwin and shadda stay. */
function bareTitles(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(bareTitles);
  if (!isFields(data)) return data;
  const bare = (key: string, value: unknown) =>
    key === 'title' && typeof value === 'string'
      ? value.replace(VOWEL_SIGNS, '')
      : bareTitles(value);
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, bare(key, value)]));
}

/** The same for the links of a Markdown text. */
const textLinksIn = (body: string, locale: Locale) =>
  body.replace(/\]\((\/[^)\s]*)\)/g, (_, href: string) => `](${localHref(href, locale)})`);

/** What content/site.yaml says of its language. */
const languageOf = (locale: Locale) => ({
  lang: locale,
  dir: LANGUAGES[locale].dir,
  locale: LANGUAGES[locale].tag,
});

/**
 * Reads a content file before its schema. A translation is merged into the file that it translates, and its links lead to
 * the pages of its language.
 * @param file path from the root of the repository
 * @param root folder of the repository
 * @param source text to read instead of the file's own
 */
export function readMerged(file: string, root = '.', source?: string): MergedSource | LineProblem {
  const read = readSource(file, root, source);
  const place = placeOf(file);
  const original = originalOf(file);
  if ('message' in read) return read;
  if (!place) return { ...read, problems: [] };
  const { kind, locale, name } = place;
  const inLanguage = (data: unknown) => ({
    ...(linksIn(kind.schema, bareTitles(data), locale) as object),
    ...(name === 'site' && languageOf(locale)),
  });
  if (original === file)
    return { ...read, ...(name === 'site' && { data: inLanguage(read.data) }), problems: [] };
  if (kind.isOwn) return { ...read, data: inLanguage(read.data), problems: [] };
  if (!existsSync(join(root, original)))
    return { index: 0, message: `there is no ${original} that it could translate` };
  const under = readSource(original, root);
  if ('message' in under)
    return { index: 0, message: `waits for ${original}; mend that file first` };
  const { [DIGESTS]: _, ...fields } = isFields(read.data) ? read.data : {};
  const { data, problems } = mergeTranslation(kind.schema, under.data, fields);
  return { ...read, data: inLanguage(data), body: textLinksIn(read.body, locale), problems };
}
