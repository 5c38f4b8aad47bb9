import { marksIn, withoutMarks } from '../marks.ts';

/** A text on the page: the node that is pointed at, and the marks that say where its words come from. */
export interface Unit {
  node: Text;
  ids: number[];
  /** Whether the marks are those of the node itself, and not of what stands beside it. */
  isOwn: boolean;
}

const NO_TEXT = 'script, style, noscript, template, textarea, astro-dev-toolbar';

/** The texts inside an element, without those of programs. */
export function textNodes(root: Node = document.body): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode())
    if (withoutMarks(node.data).trim() && !node.parentElement?.closest(NO_TEXT)) found.push(node);
  return found;
}

/** The marks in a text, each once. */
const marksOf = (text: string | null) => [...new Set(marksIn(text ?? ''))];

/** The text of a node; a node without a mark belongs to those around it that have one. */
export function unitOf(node: Text): Unit | undefined {
  const own = marksOf(node.data);
  if (own.length > 0) return { node, ids: own, isOwn: true };
  let around = node.parentElement;
  while (around && !around.matches('section, main, header, footer')) {
    const ids = marksOf(around.textContent);
    if (ids.length > 0) return { node, ids, isOwn: false };
    around = around.parentElement;
  }
  return undefined;
}

/** What a node takes of the page. */
export function rangeOf(node: Node): Range {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range;
}

/** The text at a place of the window, also below a link that covers it. */
export function unitAt(x: number, y: number): Unit | undefined {
  const target = document.elementFromPoint(x, y);
  const area = target?.closest('header, footer, dialog, [popover], main > *') ?? target;
  if (!area || area.localName === 'astro-dev-toolbar') return undefined;
  const isHere = (node: Node) =>
    [...rangeOf(node).getClientRects()].some(
      ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
    );
  const here = textNodes(area).filter(isHere);
  const node = here.find((one) => target?.contains(one)) ?? here.at(-1);
  return node && unitOf(node);
}

/** The attributes that hold words. */
const WORDED = ['alt', 'title', 'aria-label', 'placeholder', 'content'];

/** Every attribute of the page that holds a mark, and its title. */
const unseen = (): Node[] => [
  ...textNodes(document.head.querySelector('title') ?? new Text()),
  ...[...document.querySelectorAll(WORDED.map((name) => `[${name}]`).join())]
    .flatMap((element) => WORDED.flatMap((name) => element.getAttributeNode(name) ?? []))
    .filter(({ value }) => marksIn(value).length > 0),
];

/** The marks of words that are on the page and not seen: title, description, alternative texts. */
export function unseenMarks(): number[] {
  const seen = new Set(textNodes().flatMap(({ data }) => marksIn(data)));
  const ids = marksOf(
    unseen()
      .map(({ nodeValue }) => nodeValue)
      .join(''),
  );
  return ids.filter((id) => !seen.has(id));
}

/**
 * Shows another text wherever the page shows that of a mark.
 * @returns false where the page shows it in another form
 */
export function showChanged(id: number, before: string, after: string): boolean {
  const nodes: Node[] = [...textNodes(), ...unseen()];
  const changed = nodes.filter(({ nodeValue }) => marksOf(nodeValue).includes(id));
  const isPlain = changed.every(({ nodeValue }) => nodeValue?.includes(before));
  if (isPlain)
    for (const node of changed)
      node.nodeValue = (node.nodeValue ?? '').replace(before, () => after);
  return isPlain;
}
