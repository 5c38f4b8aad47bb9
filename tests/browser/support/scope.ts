import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isWhole } from '../../support/scope.ts';
import { oncePerRun } from './once.ts';

/** The built file of a page; a path without a page shows the not-found page. */
export function htmlOf(path: string, root = 'dist'): string {
  const file = path === '/no-such-page' ? '/404' : path === '/' ? '/index' : path;
  return readFileSync(`${root}${file}.html`, 'utf8');
}

/** Attributes that say to assistive technology what an element is, and of which kind a field is. */
const MEANING = /\s((?:role|type)="[^"]*"|aria-[a-z]+|alt|for|scope|tabindex)(?=[\s=>])/g;

/** The values of all other attributes, in whose words `for` and `scope` say nothing of the element. */
const WORDS = /(?<!\s(?:role|type))="[^"]*"/g;

/** What a sheet names, and whatever else stands behind a dot. */
const namesIn = (text: string) => new Set(text.match(/(?<=\.)[\w-]+/g));

const known = new Map<string, Set<string>>();

/** The same of a file, which many pages share. */
function namesOf(file: string): Set<string> {
  const names = known.get(file) ?? namesIn(readFileSync(file, 'utf8'));
  known.set(file, names);
  return names;
}

/**
 * Every pair of tag and class on a page that its styles tell apart, and every set of attributes that an element has
 * for assistive technology. The name of an icon, which only tells whose drawing it is, is no such class.
 */
function lookOf(path: string, root = 'dist'): Set<string> {
  const html = htmlOf(path, root);
  const sheets = html.matchAll(/<link rel="stylesheet" href="([^"]*)"/g);
  const outside = [...sheets].map(([, href]) => namesOf(`${root}${href}`));
  const styled = outside.reduce((all, names) => all.union(names), namesIn(html));
  const elements = html.matchAll(/<([a-z][a-z0-9-]*)\b([^>]*)>/g);
  return new Set(
    [...elements].flatMap(([, tag, attributes = '']) => {
      const [, classes] = /\sclass="([^"]*)"/.exec(attributes) ?? [];
      const told = classes?.split(/\s+/).filter((name) => styled.has(name)) ?? [];
      const bare = attributes.replaceAll(WORDS, '=""');
      const meaning = [...bare.matchAll(MEANING)].map(([, name]) => name).sort();
      return [
        ...told.map((name) => `${tag}.${name}`),
        ...(meaning.length > 0 ? [`${tag}[${meaning}]`] : []),
      ];
    }),
  );
}

/** Picks greedily what `distinctPages` hands back. */
function pickDistinct(paths: string[], root?: string): string[] {
  const looks = new Map(paths.map((path) => [path, lookOf(path, root)]));
  const chosen: string[] = [];
  while (looks.size > 0) {
    const [[path, look] = ['', new Set<string>()]] = [...looks].sort(
      ([, a], [, b]) => b.size - a.size,
    );
    if (look.size === 0) break;
    chosen.push(path);
    looks.delete(path);
    for (const [other, rest] of looks) looks.set(other, rest.difference(look));
  }
  return chosen;
}

/**
 * The fewest pages, some thirty of the site, that show every pair of tag and class and every meaning of all pages: a
 * fault of the styles or of a component is on one of them. `npm run test:all` has all of them shown.
 * @param paths the pages to choose from
 * @param root the folder they were built to
 */
export function distinctPages(paths: string[], root?: string): Set<string> {
  if (isWhole) return new Set(paths);
  const name = `distinct-${hash('sha256', paths.join(), 'hex').slice(0, 16)}`;
  return new Set(oncePerRun(name, () => pickDistinct(paths, root)));
}
