import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { DEFAULT_LOCALE, type Locale } from '@falaj/contract/locale.ts';
import { type MadeDownload, makeDownload } from '../../src/content/output/downloads/make.ts';
import { readMarkdown } from '../../src/content/read/markdown.ts';
import { entriesOf, read } from '../../src/content/read/reader.ts';

/** The data that the build has in a language, read from the same files without Astro. */
export const surroundingsIn = (locale: Locale) => ({
  locale,
  site: read('site', locale),
  messages: read('messages', locale),
  documents: entriesOf('documents', locale).map(({ id, data: item, body }) => {
    const path = `/resources/documentation/${id}`;
    return { id, path, item, source: body, body: readMarkdown(body) };
  }),
});

export const surroundings = surroundingsIn(DEFAULT_LOCALE);

/** The content file of every download in a language, by its name without extension. */
export const downloadsIn = (locale: Locale) =>
  Object.fromEntries(entriesOf('downloads', locale).map(({ id, data }) => [id, data]));

export const downloads = downloadsIn(DEFAULT_LOCALE);

/** Makes a download as the build does. */
export function make(name: string): Promise<MadeDownload> {
  const item = downloads[name];
  if (!item) throw new Error(`content/library/downloads has no ${name}.yaml`);
  return makeDownload(name, item, surroundings);
}

/** Every file of the code examples that readers get, by its path inside their folder. */
export function exampleFiles(): Record<string, Buffer> {
  const root = 'packages/code-examples';
  const entries = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((file) => file !== '.gitignore' && !/^(node_modules|artifacts|tests)\//.test(file));
  return Object.fromEntries(entries.map((file) => [file, readFileSync(join(root, file))]));
}
