import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Elements whose text is code, a title, a control or a drawing, or is made again by a script in the browser. */
const UNTOUCHED = new Set(
  'head script style textarea select pre code kbd svg astro-island'.split(' '),
);

/** Letters that end in a number after a hyphen, and words that begin with a single letter: ERC-3643, I-REC, e-Permit. */
const LABEL = /(?<![\w-])(?:[A-Z]{2,}-\d+|[A-Za-z]-[A-Za-z]+)(?!\w)/g;

/** The text between the tags of a page, without that of the elements above. */
function* textsIn(parent: Tree.ParentNode): Generator<Tree.TextNode> {
  for (const node of parent.childNodes) {
    if ('value' in node) yield node;
    else if ('tagName' in node && !UNTOUCHED.has(node.tagName)) yield* textsIn(node);
  }
}

/**
 * Marks labels that browsers would break at their hyphen, so that a line takes them whole. The characters stay as they
 * are, for search and for copying.
 * @param html a page
 */
export function keepLabelsWhole(html: string): string {
  const page = parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true });
  let marked = '';
  let end = 0;
  for (const { sourceCodeLocation: at } of textsIn(page)) {
    if (!at) continue;
    const text = html.slice(at.startOffset, at.endOffset);
    marked +=
      html.slice(end, at.startOffset) + text.replace(LABEL, '<span class="whole">$&</span>');
    end = at.endOffset;
  }
  return marked + html.slice(end);
}
