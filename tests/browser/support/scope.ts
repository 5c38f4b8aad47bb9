import { readFileSync } from 'node:fs';

/** `npm run test:all` looks at every page in every way; `npm test` at each kind of page once. */
export const isEveryPage = process.env.TEST_SCOPE === 'all';

/** The built file of a page; a path without a page shows the not-found page. */
export function htmlOf(path: string, root = 'dist'): string {
  const file = path === '/no-such-page' ? '/404' : path === '/' ? '/index' : path;
  return readFileSync(`${root}${file}.html`, 'utf8');
}

/** Attributes that say to assistive technology what an element is, and of which kind a field is. */
const MEANING = /\s((?:role|type)="[^"]*"|aria-[a-z]+|alt|for|scope|tabindex)(?=[\s=>])/g;

/**
 * Every pair of tag and class on a page, which is what the stylesheets can tell apart, and every set of attributes
 * that an element has for assistive technology.
 */
function lookOf(path: string, root?: string): Set<string> {
  const elements = htmlOf(path, root).matchAll(/<([a-z][a-z0-9-]*)\b([^>]*)>/g);
  return new Set(
    [...elements].flatMap(([, tag, attributes = '']) => {
      const [, classes] = /\sclass="([^"]*)"/.exec(attributes) ?? [];
      const meaning = [...attributes.matchAll(MEANING)].map(([, name]) => name).sort();
      return [
        ...(classes?.split(/\s+/) ?? []).map((name) => `${tag}.${name}`),
        ...(meaning.length > 0 ? [`${tag}[${meaning}]`] : []),
      ];
    }),
  );
}

/**
 * The fewest pages, some forty of the site, that show every pair of tag and class and every meaning of all pages,
 * picked greedily: a fault of the styles or of a component is on one of them.
 * @param paths the pages to choose from
 * @param root the folder they were built to
 */
export function distinctPages(paths: string[], root?: string): Set<string> {
  const looks = new Map(paths.map((path) => [path, lookOf(path, root)]));
  const chosen = new Set<string>();
  while (looks.size > 0) {
    const [[path, look] = ['', new Set<string>()]] = [...looks].sort(
      ([, a], [, b]) => b.size - a.size,
    );
    if (look.size === 0) break;
    chosen.add(path);
    looks.delete(path);
    for (const [other, rest] of looks) looks.set(other, rest.difference(look));
  }
  return chosen;
}
