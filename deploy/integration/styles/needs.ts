import { basename } from 'node:path';
import { elementOf } from '../../../src/elements/element-name.ts';

const CLASSES = /\bclass="([^"]*)"/g;
const SCRIPTS = /\b[\w.-]+\.js\b/g;
/** A class of a module as a word of HTML or of a built script. */
const WORDS = /\b([A-Z]\w*)-[a-z]\w*/g;

/** The modules whose classes stand together on an element, for each element of a page. */
export const modulesTogether = (html: string): string[][] =>
  [...html.matchAll(CLASSES)].map(([, value = '']) => modulesIn(value));

const modulesIn = (text: string) => [
  ...new Set([...text.matchAll(WORDS)].map(([, name = '']) => name)),
];

/** The names of the scripts that a text speaks of and whose custom element, if any, stands on the page. */
const scriptsIn = (text: string, html: string) =>
  (text.match(SCRIPTS) ?? []).filter(
    (name) => !elementOf(name) || html.includes(`<${elementOf(name)}`),
  );

/**
 * Every CSS Module of which a page may ever show a class: those in its HTML, and those in the scripts that
 * it can load, for what an island or an element shows only later, such as a receipt.
 * @param html the page
 * @param scripts the texts of all scripts of the site, by their file names
 */
export function modulesNeeded(html: string, scripts: Map<string, string>): Set<string> {
  const needed = new Set(modulesTogether(html).flat());
  const seen = new Set<string>();
  const queue = scriptsIn(html, html);
  for (let name = queue.pop(); name; name = queue.pop()) {
    const text = scripts.get(basename(name));
    if (!text || seen.has(name)) continue;
    seen.add(name);
    for (const module of modulesIn(text)) needed.add(module);
    queue.push(...scriptsIn(text, html));
  }
  return needed;
}
