/** A start or end tag, whose quoted attributes may contain a greater-than sign. */
const TAG = /<[^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*>/g;

/** Elements whose text is code, a title, a control or a drawing, or is made again by a script in the browser. */
const UNTOUCHED =
  /<(head|script|style|template|textarea|select|pre|code|kbd|svg|astro-island)\b.*?<\/\1>/gs;

/** Letters that end in a number after a hyphen, and words that begin with a single letter: ERC-3643, I-REC, e-Permit. */
const LABEL = /(?<![\w-])(?:[A-Z]{2,}-\d+|[A-Za-z]-[A-Za-z]+)(?!\w)/g;

const markIn = (text: string) => text.replace(LABEL, '<span class="whole">$&</span>');

/** Marks the labels between the tags of a piece of HTML. */
function markBetweenTags(html: string): string {
  let marked = '';
  let end = 0;
  for (const tag of html.matchAll(TAG)) {
    marked += markIn(html.slice(end, tag.index)) + tag[0];
    end = tag.index + tag[0].length;
  }
  return marked + markIn(html.slice(end));
}

/**
 * Marks labels that browsers would break at their hyphen, so that a line takes them whole. The characters stay as they
 * are, for search and for copying.
 * @param html a page
 */
export function keepLabelsWhole(html: string): string {
  let marked = '';
  let end = 0;
  for (const part of html.matchAll(UNTOUCHED)) {
    marked += markBetweenTags(html.slice(end, part.index)) + part[0];
    end = part.index + part[0].length;
  }
  return marked + markBetweenTags(html.slice(end));
}
