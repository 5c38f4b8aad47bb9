import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { DEFAULT_LOCALE, type Locale } from '@falaj/contract/locale.ts';
import { type MadeDownload, makeDownload } from '../../src/content/output/downloads/make.ts';
import { fileIn } from '../../src/content/read/addresses.ts';
import { readContent } from '../../src/content/read/files.ts';
import { readMarkdown } from '../../src/content/read/markdown.ts';
import type { DocumentationItem } from '../../src/schemas/library/documentation.ts';
import type { Download } from '../../src/schemas/library/download.ts';
import type { Messages } from '../../src/schemas/site/messages.ts';
import type { Site } from '../../src/schemas/site/site.ts';

const nameOf = (file: string) => basename(file).replace(/\.\w+$/, '');

/** The data that the build has in a language, read from the same files without Astro. */
export const surroundingsIn = (locale: Locale) => ({
  locale,
  site: readContent(fileIn('content/site.yaml', locale)).data as Site,
  messages: readContent(fileIn('content/interface.yaml', locale)).data as Messages,
  documents: globSync(fileIn('content/library/documentation/*.md', locale))
    .sort()
    .map((file) => {
      const { data, body = '' } = readContent(file);
      const [id, item] = [nameOf(file), data as DocumentationItem];
      const path = `/resources/documentation/${id}`;
      return { id, path, item, source: body, body: readMarkdown(body) };
    }),
});

export const surroundings = surroundingsIn(DEFAULT_LOCALE);

/** The content file of every download in a language, by its name without extension. */
export const downloadsIn = (locale: Locale) =>
  Object.fromEntries(
    globSync(fileIn('content/library/downloads/*.yaml', locale))
      .sort()
      .map((file) => [nameOf(file), readContent(file).data as Download]),
  );

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
