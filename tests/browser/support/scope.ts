import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isWhole } from '../../support/scope.ts';
import { oncePerRun } from './once.ts';

/** The built HTML of a page; for a path without a page, that of the not-found page. */
export function htmlOf(path: string, root = 'dist'): string {
  const file = path === '/no-such-page' ? '/404' : path === '/' ? '/index' : path;
  return readFileSync(`${root}${file}.html`, 'utf8');
}

/**
 * Attributes that tell assistive technology what an element is, and `type`, which tells of what kind a field
 * is.
 */
const MEANING = /\s((?:role|type)="[^"]*"|aria-[a-z]+|alt|for|scope|tabindex)(?=[\s=>])/g;

/**
 * The values of all other attributes. They are removed first, because words such as `for` and `scope` in them
 * are no attributes.
 */
const WORDS = /(?<!\s(?:role|type))="[^"]*"/g;

/** The class names in a style sheet, and anything else that follows a dot. */
const namesIn = (text: string) => new Set(text.match(/(?<=\.)[\w-]+/g));

const known = new Map<string, Set<string>>();

/** The same names of a file, kept because many pages share it. */
function namesOf(file: string): Set<string> {
  const names = known.get(file) ?? namesIn(readFileSync(file, 'utf8'));
  known.set(file, names);
  return names;
}

/**
 * Every pair of tag and class in each language on a page that its styles distinguish, and every set of attributes for
 * assistive technology that an element has. The class that names an icon is left out, because it only tells
 * whose drawing it is.
 */
function lookOf(path: string, root = 'dist'): Set<string> {
  const html = htmlOf(path, root);
  const sheets = html.matchAll(/<link rel="stylesheet" href="([^"]*)"/g);
  const outside = [...sheets].map(([, href]) => namesOf(`${root}${href}`));
  const styled = outside.reduce((all, names) => all.union(names), namesIn(html));
  // Direction, fonts and lengths of words are those of the language.
  const [, language = ''] = /<html[^>]*\slang="(\w+)"/.exec(html) ?? [];
  const elements = html.matchAll(/<([a-z][a-z0-9-]*)\b([^>]*)>/g);
  return new Set(
    [...elements].flatMap(([, tag, attributes = '']) => {
      const [, classes] = /\sclass="([^"]*)"/.exec(attributes) ?? [];
      const told = classes?.split(/\s+/).filter((name) => styled.has(name)) ?? [];
      const bare = attributes.replaceAll(WORDS, '=""');
      const meaning = [...bare.matchAll(MEANING)].map(([, name]) => name).sort();
      return [
        ...told.map((name) => `${language} ${tag}.${name}`),
        ...(meaning.length > 0 ? [`${language} ${tag}[${meaning}]`] : []),
      ];
    }),
  );
}

/** Chooses pages greedily for `distinctPages`. */
function pickDistinct(paths: string[], own: number, root?: string): string[] {
  const looks = new Map(paths.map((path) => [path, lookOf(path, root)]));
  const chosen: string[] = [];
  while (looks.size > 0) {
    const [[path, look] = ['', new Set<string>()]] = [...looks].sort(
      ([, a], [, b]) => b.size - a.size,
    );
    if (look.size < own) break;
    chosen.push(path);
    looks.delete(path);
    for (const [other, rest] of looks) looks.set(other, rest.difference(look));
  }
  return chosen;
}

/**
 * How many pairs of tag and class a page of the site must bring to be looked at closely. A page with fewer
 * differs from others in a single component, which the gallery shows at all widths and to axe.
 */
export const ENOUGH = 10;

/**
 * Chooses few pages, some twenty of the site, that together show nearly every pair of tag and class and every
 * set of attributes for assistive technology. A fault in the styles or in a component shows on at least one of
 * them. `npm test -- --all` looks at all pages.
 * @param paths the pages to choose from
 * @param own how many pairs and sets a page must show that no page chosen before it has
 * @param root the folder they were built to
 */
export function distinctPages(paths: string[], own: number, root?: string): Set<string> {
  if (isWhole) return new Set(paths);
  const name = `distinct-${hash('sha256', `${own} ${paths}`, 'hex').slice(0, 16)}`;
  return new Set(oncePerRun(name, () => pickDistinct(paths, own, root)));
}
