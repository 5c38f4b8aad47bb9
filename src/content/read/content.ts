import { globSync } from 'node:fs';
import type { Locale } from '@falaj/contract/locale.ts';
import { type KindName, SITE_MAP } from '../../site-map.ts';
import { filesOf, localeOfFile } from './addresses.ts';
import { type ReadFile, readFile } from './files.ts';
import { openVariables, type Variables } from './variables/open.ts';
import type { LineProblem } from './yaml/yaml-problems.ts';

/** The content of a folder. Each file is read when it is asked for, and once. */
export interface Content {
  /** Folder of the repository. */
  root: string;
  /** The path of every file, also of those that the site does not read. */
  names: () => string[];
  /** The values of placeholders in a language. */
  variables: (locale: Locale) => Variables;
  /** A file; see `readFile`. A text that is given instead of the file's own is not kept. */
  read: (file: string, text?: string) => ReturnType<typeof readFile>;
  /** The files of a kind in a language that meet their schema, by name. */
  of: (name: KindName, locale: Locale) => ReadFile[];
}

/** What a key stands for, made once. */
function once<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
}

/**
 * Opens the content of a folder.
 * @param root folder of the repository
 * @param open gives the values of placeholders in a language
 */
export function openContent(
  root = '.',
  open: (root: string, locale: Locale) => Variables = openVariables,
): Content {
  const opened = new Map<Locale, Variables>();
  const files = new Map<string, ReadFile | LineProblem | undefined>();
  const kinds = new Map<string, ReadFile[]>();
  const variables = (locale: Locale) => once(opened, locale, () => open(root, locale));
  const readNow = (file: string, text?: string) =>
    readFile(file, variables(localeOfFile(file)), root, text);
  const read: Content['read'] = (file, text) =>
    text === undefined ? once(files, file, () => readNow(file)) : readNow(file, text);
  return {
    root,
    variables,
    read,
    names: () =>
      // The names that systems and editors give to files of their own begin with a dot or end with ~.
      globSync('content/**/*.*', { cwd: root, exclude: ['**/.*', '**/*~'] })
        .map((name) => name.replaceAll('\\', '/'))
        .sort(),
    of: (name, locale) =>
      once(kinds, `${locale} ${name}`, () =>
        filesOf(SITE_MAP[name], locale, root).flatMap((file) => {
          const found = read(file);
          const meets = found && 'data' in found && found.place.name === name;
          return meets && found.issues.length === 0 ? [found] : [];
        }),
      ),
  };
}

/** Stored globally, because pages are rendered from a bundle with its own copy of this module. */
const shared = globalThis as { openedContent?: Content | undefined };

/** The content of the site, which a check before the build, pages and tests share. */
export function siteContent(): Content {
  shared.openedContent ??= openContent();
  return shared.openedContent;
}

/** Lets the content be read again, because a file has changed. */
export function forgetContent(): void {
  shared.openedContent = undefined;
}
