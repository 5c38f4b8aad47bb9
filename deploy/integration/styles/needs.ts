import { basename } from 'node:path';
import { elementOf } from '../../../src/runtime/elements/element-name.ts';
import { attributeOf, type Element } from '../read-html.ts';

const SCRIPTS = /\b[\w.-]+\.js\b/g;
/** A class of a module as a word in a class attribute or in a built script. */
const WORDS = /\b([A-Z]\w*)-[a-z]\w*/g;

/** What is read from a page to find out which styles it needs. */
export interface Needs {
  /** For each element with classes of modules, the names of these modules. */
  together: string[][];
  /** The tag names of the elements on the page. */
  tags: Set<string>;
  /** The names of the scripts that the page mentions. */
  scripts: string[];
}

/** For each element with classes of modules, the names of these modules. */
export const modulesTogether = (elements: Element[]): string[][] =>
  elements.map((element) => modulesIn(attributeOf(element, 'class') ?? ''));

const modulesIn = (text: string) => [
  ...new Set([...text.matchAll(WORDS)].map(([, name = '']) => name)),
];

/** The names of the scripts that a text mentions. */
export const scriptsIn = (text: string): string[] => text.match(SCRIPTS) ?? [];

/**
 * Finds every CSS Module of which a page may show a class: those in its HTML, and those in the scripts that
 * it can load, since an island or an element may show something only later, such as a receipt.
 * @param scripts the texts of all scripts of the site, by their file names
 */
export function modulesNeeded(page: Needs, scripts: Map<string, string>): Set<string> {
  const needed = new Set(page.together.flat());
  const seen = new Set<string>();
  /** The script of a custom element that is not on the page is never loaded. */
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
