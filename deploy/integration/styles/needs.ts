import { basename } from 'node:path';
import { elementOf } from '../../../src/elements/element-name.ts';
import { attributeOf, type Element } from '../read-html.ts';

const SCRIPTS = /\b[\w.-]+\.js\b/g;
/** A class of a module as a word of a class attribute or of a built script. */
const WORDS = /\b([A-Z]\w*)-[a-z]\w*/g;

/** What a page says of itself, from which follows what styles it needs. */
export interface Needs {
  /** The modules whose classes stand together on an element, for each element that has any. */
  together: string[][];
  /** The elements that stand on the page, by their names. */
  tags: Set<string>;
  /** The names of the scripts that it speaks of. */
  scripts: string[];
}

/** The modules whose classes stand together on an element, for each of the elements. */
export const modulesTogether = (elements: Element[]): string[][] =>
  elements.map((element) => modulesIn(attributeOf(element, 'class') ?? ''));

const modulesIn = (text: string) => [
  ...new Set([...text.matchAll(WORDS)].map(([, name = '']) => name)),
];

/** The names of the scripts that a text speaks of. */
export const scriptsIn = (text: string): string[] => text.match(SCRIPTS) ?? [];

/**
 * Every CSS Module of which a page may ever show a class: those in its HTML, and those in the scripts that
 * it can load, for what an island or an element shows only later, such as a receipt.
 * @param scripts the texts of all scripts of the site, by their file names
 */
export function modulesNeeded(page: Needs, scripts: Map<string, string>): Set<string> {
  const needed = new Set(page.together.flat());
  const seen = new Set<string>();
  /** A custom element that does not stand on the page needs nothing. */
  const asked = (names: string[]) =>
    names.filter((name) => !elementOf(name) || page.tags.has(elementOf(name)));
  const queue = asked(page.scripts);
  for (let name = queue.pop(); name; name = queue.pop()) {
    const text = scripts.get(basename(name));
    if (!text || seen.has(name)) continue;
    seen.add(name);
    for (const module of modulesIn(text)) needed.add(module);
    queue.push(...asked(scriptsIn(text)));
  }
  return needed;
}
