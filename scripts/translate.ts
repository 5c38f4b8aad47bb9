import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { LANGUAGES, type Locale } from '@falaj/contract/locale.ts';
import { parseDocument, stringify } from 'yaml';
import { checkContent } from '../src/content/check/check.ts';
import { describeProblem } from '../src/content/check/diagnostics/problem.ts';
import { fileIn, placeOf } from '../src/content/read/addresses.ts';
import { openContent } from '../src/content/read/content.ts';
import { splitFrontMatter } from '../src/content/read/markdown.ts';
import { readSource } from '../src/content/read/read-source.ts';
import { copyOf, DIGESTS, digestsOf } from '../src/content/read/translation.ts';

/**
 * Prepares the translation of a content file, or marks it as up to date (docs/translate.md):
 * `npm run translate content/pages/about.yaml ar`. Texts that the translation has not yet are put in in English. Without a
 * file it lists what the translations lack and what is out of date.
 */
const [file, language = 'ar'] = process.argv.slice(2);

/** All copy of a file in its structure; an entry of a list keeps its `id`, or its place. */
function copyTree(data: unknown, paths: Map<string, unknown>, path: PropertyKey[] = []): unknown {
  const copy = paths.get(path.join('.'));
  if (copy !== undefined) return copy;
  if (Array.isArray(data)) {
    const items = data.map((item, index) => copyTree(item, paths, [...path, index]));
    return items.some(
      (item) => item !== undefined && Object.keys(item as object).some((key) => key !== 'id'),
    )
      ? items.map((item) => item ?? {})
      : undefined;
  }
  if (typeof data !== 'object' || data === null) return undefined;
  const entries = Object.entries(data)
    .map(([key, item]) => [key, copyTree(item, paths, [...path, key])] as const)
    .filter(([, item]) => item !== undefined);
  const id = 'id' in data && path.length > 0 ? { id: data.id } : {};
  return entries.length > 0 || 'id' in id ? { ...id, ...Object.fromEntries(entries) } : undefined;
}

/** Puts what a translation has into the English texts; what it has no more is left out. */
function merge(english: unknown, translated: unknown): unknown {
  if (translated === undefined || translated === null) return english;
  if (Array.isArray(english) && Array.isArray(translated)) {
    const byId = english.every((item) => item?.id !== undefined);
    return english.map((item, index) =>
      merge(item, byId ? translated.find((other) => other?.id === item.id) : translated[index]),
    );
  }
  if (typeof english === 'object' && english !== null && typeof translated === 'object') {
    const over = translated as Record<string, unknown>;
    const keys = Object.keys({ ...english, ...over });
    return Object.fromEntries(
      keys.map((key) => [key, merge((english as Record<string, unknown>)[key], over[key])]),
    );
  }
  return translated;
}

function translate(original: string, locale: Locale) {
  const place = placeOf(original);
  const read = readSource(original);
  if (!place || 'message' in read)
    throw new Error(`${original} is no content file that can be read`);
  const { schema } = place.kind;
  const target = fileIn(original, locale);
  const copy = copyOf(schema, read.data);
  const paths = new Map(copy.map(({ path, value }) => [path.join('.'), value]));
  const english = copyTree(read.data, paths) ?? {};
  const known = existsSync(target) ? readSource(target) : undefined;
  if (known && 'message' in known)
    throw new Error(`${target}:${known.index + 1}: ${known.message}`);
  const { [DIGESTS]: _, ...had } = (known?.data ?? {}) as Record<string, unknown>;
  const fields = {
    [DIGESTS]: digestsOf(schema, read.data, read.body),
    ...(merge(english, had) as object),
  };
  const yaml = stringify(fields, { lineWidth: 120 });
  const body = known?.body ?? read.body;
  mkdirSync(dirname(target), { recursive: true });
  if (!known) writeFileSync(target, original.endsWith('.md') ? `---\n${yaml}---\n${body}` : yaml);
  else {
    // Comments and the form of lines stay as they are; only what is new is written.
    const source = readFileSync(target, 'utf8');
    const isText = target.endsWith('.md');
    const document = parseDocument(isText ? splitFrontMatter(source).matter : source);
    document.set(DIGESTS, document.createNode(fields[DIGESTS]));
    for (const { path } of copy) {
      const value = path.reduce<unknown>(
        (part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key],
        fields,
      );
      if (document.getIn(path) === undefined && value !== undefined) document.setIn(path, value);
    }
    const written = document.toString({ lineWidth: 120 });
    writeFileSync(target, isText ? `---\n${written}---\n${body}` : written);
  }
  console.info(`${target}: ${copy.length} texts, marked as translations of today's English`);
}

if (file) {
  if (!(language in LANGUAGES)) throw new Error(`contract/locale.ts has no language ${language}`);
  translate(file, language as Locale);
} else {
  const { problems, stale } = checkContent(openContent(), true);
  for (const problem of [...problems, ...stale]) console.info(describeProblem(problem));
  console.info(`${problems.length} problems, ${stale.length} parts out of date`);
}
