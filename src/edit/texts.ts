import { existsSync, readFileSync } from 'node:fs';
import { DEFAULT_LOCALE, TRANSLATIONS } from '@falaj/contract/locale.ts';
import { z } from 'astro/zod';
import { fieldName } from '../content/check/diagnostics/problem.ts';
import { fileIn, localeOfFile, originalOf, placeOf } from '../content/read/addresses.ts';
import { siteContent } from '../content/read/content.ts';
import { readSource } from '../content/read/read-source.ts';
import { isFields } from '../lib/is-fields.ts';
import { formsOf, schemasAt } from '../schemas/shared/inside.ts';
import { blocksOf } from './blocks.ts';
import type { Place } from './mark-content.ts';
import { openYaml, putInto, withValue } from './yaml-text.ts';

/** A text for its author, with the file that its words stand in. */
export interface Text extends Place {
  /** The place by which a page knows it: lists of a translation can have fewer entries than those of the page. */
  place: Place;
  /** The field as the file has it, such as `hero.title`. */
  field: string;
  line: number;
  /** What is written in the file; Markdown for a block of a text. */
  said: string;
  /** The same with variables filled in, as pages show it. */
  shown: string;
  /** The longest that it may be, in characters. */
  limit?: number | undefined;
  /** What the names in curly brackets become; those that pages fill in later are not among them. */
  names: Record<string, string>;
  /** Whether a translation has this text in its own words. */
  isTranslated: boolean;
}

/** The values in a file by their path, and the file with another text at one. */
function openFile(file: string) {
  const source = readFileSync(file, 'utf8');
  const front = /^(\uFEFF?---[ \t]*\r?\n)(.*?)(\r?\n---[ \t]*(?:\r?\n|$))/s.exec(source);
  const [all = '', opening = '', yaml = source] = (file.endsWith('.md') && front) || [];
  const blockAt = ([, at]: PropertyKey[]) => {
    const block = blocksOf(source.slice(all.length))[Number(at)];
    if (!block) return undefined;
    const [start, end] = [block.start + all.length, block.end + all.length];
    return { start, end, said: source.slice(start, end) };
  };
  const fieldAt = (path: PropertyKey[]) => {
    const found = openYaml(yaml)(path);
    return found && { ...found, start: found.start + opening.length };
  };
  const isBlock = (path: PropertyKey[]) => file.endsWith('.md') && path[0] === 'body';
  return {
    source,
    at: (path: PropertyKey[]) => (isBlock(path) ? blockAt(path) : fieldAt(path)),
    withText(path: PropertyKey[], text: string) {
      const block = isBlock(path) ? blockAt(path) : undefined;
      if (block) return putInto(source, block, text.trim());
      const matter = { start: opening.length, end: opening.length + yaml.length };
      return putInto(source, matter, withValue(yaml, path, text));
    },
  };
}

/** A file with another text at a place. */
export const withText = ({ file, path }: Place, text: string): string =>
  openFile(file).withText(path, text);

/** The fields that stand in a file; undefined where it cannot be read. */
function fieldsOf(file: string): unknown {
  const read = existsSync(file) ? readSource(file) : undefined;
  return read && 'data' in read ? read.data : undefined;
}

const valueAt = (data: unknown, path: PropertyKey[]) =>
  path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | null)?.[key], data);

/** The way to a field in a translation, whose lists can leave out entries: these are found by their `id`. */
export function pathIn(translated: unknown, english: unknown, path: PropertyKey[]): PropertyKey[] {
  const [own] = path.slice(0, 1).map((part) => {
    const id = valueAt(english, [part, 'id']);
    if (!Array.isArray(translated) || id === undefined) return part;
    return translated.findIndex((item) => isFields(item) && item.id === id);
  });
  const [part, ...rest] = path;
  if (own === undefined || part === undefined) return [];
  return [own, ...pathIn(valueAt(translated, [own]), valueAt(english, [part]), rest)];
}

/** Where the words of a text stand: in the file of its language or, where that has none, in the English one. */
function standsAt({ file, path }: Place): Place {
  const original = originalOf(file);
  if (file === original || placeOf(file)?.kind.isOwn || path[0] === 'body') return { file, path };
  const translated = fieldsOf(file);
  const own = pathIn(translated, fieldsOf(original), path);
  return typeof valueAt(translated, own) === 'string'
    ? { file, path: own }
    : { file: original, path };
}

/**
 * A text with all that its author needs to know.
 * @returns undefined where nothing stands at that place
 */
export function textAt(place: Place): Text | undefined {
  const { file, path } = standsAt(place);
  const { source, at } = openFile(file);
  const standing = at(path);
  const read = siteContent().read(place.file);
  if (!standing || !read || 'message' in read) return undefined;
  const { said, start } = standing;
  const resolve = siteContent().variables(localeOfFile(file)).resolverFor(file);
  const beside = valueAt(read.filled, place.path.slice(0, -1));
  const names = [...said.matchAll(/\{(\w[\w./-]*)\}/g)].flatMap(([, name = '']) => {
    const value = resolve(name, beside);
    return typeof value === 'string' || typeof value === 'number' ? [[name, `${value}`]] : [];
  });
  const [limit] = schemasAt(read.place.kind.schema, place.path)
    .flatMap(formsOf)
    .flatMap((form) => (form instanceof z.ZodString ? (form.maxLength ?? []) : []));
  return {
    ...{ place, file, path, said, limit, names: Object.fromEntries(names) },
    field: path[0] === 'body' ? 'Markdown' : fieldName(path),
    line: source.slice(0, start).split('\n').length,
    shown: String(valueAt(read.data, place.path) ?? ''),
    isTranslated:
      localeOfFile(file) === DEFAULT_LOCALE &&
      TRANSLATIONS.some((locale) => {
        const there = fileIn(file, locale);
        return existsSync(there) && standsAt({ file: there, path }).file === there;
      }),
  };
}

/** How many levels deep, and how many, fields are listed together. */
const DEPTH = 2;
const MOST = 16;

/** The fields beside some texts of one file: figures, days and all else that pages put together. */
export function textsBeside(places: Place[]): Text[] {
  const { file = '', path: first = [] } = places[0] ?? {};
  const paths = places.filter((place) => place.file === file).map(({ path }) => path);
  const end = first.findIndex((part, at) => paths.some((path) => path[at] !== part));
  const path = first.slice(0, end < 0 ? -1 : end);
  const below = (value: unknown, at: PropertyKey[]): PropertyKey[][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, item]) =>
          below(item, [...at, Array.isArray(value) ? Number(key) : key]),
        )
      : [at];
  return below(valueAt(fieldsOf(originalOf(file)), path), path)
    .filter((field) => field.length <= path.length + DEPTH)
    .slice(0, MOST)
    .flatMap((field) => textAt({ file, path: field }) ?? []);
}
