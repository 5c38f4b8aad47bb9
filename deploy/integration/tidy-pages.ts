import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeOfPath } from '@falaj/contract/locale.ts';
import { RANGE } from '../../src/lib/ranges.ts';
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
 * Capitals with a number or more capitals after a hyphen, words that begin with a single letter, and ranges: ERC-3643,
 * FZ-LLC, I-REC, e-Permit, 11–17.
 */
const LABEL = `(?<![\\w-])(?:[A-Z]{2,}-(?:\\d+|[A-Z]{2,})|[A-Za-z]-[A-Za-z]+|${RANGE.source})(?!\\w)`;

/** Telephone numbers, and numbers of holders and of laws such as 2014/65/EU, and numbers with a sign or a currency before or behind them, which would change its side between words that run from right to left. */
const SIGNED =
  '(?<![\\w.,])(?:\\+\\d+(?:[ \\u00a0]\\d+)+|[−+]?[$€]?\\d[\\d.,]*%|[−+][$€]?\\d(?:[\\d.,]*\\d)?|[$€]\\d(?:[\\d.,]*\\d)?[KMBT]?\\+?|\\d(?:[\\d.,]*\\d)?[KMBT]?\\+|[A-Z]-\\d+|\\d{4}\\/\\d+\\/[A-Z]{2,})(?!\\w|[.,]\\d)';

/** What a page consists of, as far as labels are concerned: comments, elements to leave alone, tags, labels. */
const partsWith = (label: string) =>
  new RegExp(
    `<!--.*?-->|<(${UNTOUCHED})(?=[\\s>])${TAG}.*?</\\1>|</?\\w${TAG}|(?<label>${label})`,
    'gs',
  );
const PARTS = partsWith(LABEL);
const PARTS_TO_LEFT = partsWith(`${SIGNED}|${LABEL}`);

/** Links of a translation to pages that stand in the root language only; files have endings. */
const LINK = /<a (?![^>]*\bhreflang=)(?=[^>]*\bhref="(\/[^".]*)")([^>]*>.*?<\/a>)/gis;

/**
 * Marks labels and ranges that browsers would break at their hyphen or dash, so that a line takes them whole, and takes the style
 * element of islands away.
 * Where words run from right to left, ranges and numbers with a sign keep their order. Links to pages of another language
 * say so. The characters stay as they are, for search and for copying.
 * @param html a page as Astro prints it
 */
export function tidyPage(html: string): string {
  const [, language = ''] = /<html[^>]*\blang="(\w+)"/.exec(html) ?? [];
  const isToLeft = /<html[^>]*\bdir="rtl"/.test(html);
  // A name without a number stays in the line of the words around it.
  const startOf = (label: string) =>
    isToLeft && /\d/.test(label) ? '<span class="nowrap" dir="ltr">' : '<span class="nowrap">';
  return html
    .replace(ISLAND_STYLE, '')
    .replace(isToLeft ? PARTS_TO_LEFT : PARTS, (part, _name, label) =>
      label ? `${startOf(label)}${part}</span>` : part,
    )
    .replace(LINK, (link, href: string, rest: string) => {
      const other = localeOfPath(href);
      if (other === language) return link;
      // A name that stays as it is is read aloud in its language.
      const isName = !/\p{Script=Arabic}/u.test(rest);
      return `<a hreflang="${other}"${isName ? ` lang="${other}"` : ''} ${rest}`;
    });
}

/** Tidies every page of a built site, before anything is taken from them. */
export function tidyPages(dir: string): void {
  for (const file of listFiles(dir).filter((name) => name.endsWith('.html')))
    writeFileSync(join(dir, file), tidyPage(readText(dir, file)));
}
