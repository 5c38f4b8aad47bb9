import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, readText } from './files.ts';

/**
 * The `style` element with the rule for islands, which Astro prints beside the first island. HTML allows it
 * only in `head` (https://html.spec.whatwg.org/#the-style-element), and src/styles/base.css has the rule.
 */
const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/;

/** Elements whose text is code, a title, a control or a drawing, or is made again by a script in the browser. */
const UNTOUCHED = 'head|script|style|template|textarea|select|pre|code|kbd|svg|astro-island';

/** A start tag without its name, whose attributes may contain `>`, or an end tag. */
const TAG = '(?:"[^"]*"|\'[^\']*\'|[^>"\'])*>';

/**
 * Letters that end in a number after a hyphen, words that begin with a single letter, and ranges: ERC-3643, I-REC,
 * e-Permit, 11–17.
 */
const LABEL = '(?<![\\w-])(?:[A-Z]{2,}-\\d+|[A-Za-z]-[A-Za-z]+|\\d[\\d.,]*–[\\d.,]*\\d)(?!\\w)';

/** What a page consists of, as far as labels are concerned: comments, elements to leave alone, tags, labels. */
const PARTS = new RegExp(
  `<!--.*?-->|<(${UNTOUCHED})(?=[\\s>])${TAG}.*?</\\1>|</?\\w${TAG}|(?<label>${LABEL})`,
  'gs',
);

/**
 * Marks labels and ranges that browsers would break at their hyphen or dash, so that a line takes them whole, and takes the style
 * element of islands away. The characters stay as they are, for search and for copying.
 * @param html a page as Astro prints it
 */
export const tidyPage = (html: string): string =>
  html
    .replace(ISLAND_STYLE, '')
    .replace(PARTS, (part, _name, label) => (label ? `<span class="whole">${part}</span>` : part));

/** Tidies every page of a built site, before anything is taken from them. */
export function tidyPages(dir: string): void {
  for (const file of listFiles(dir).filter((name) => name.endsWith('.html')))
    writeFileSync(join(dir, file), tidyPage(readText(dir, file)));
}
