import { type DOMNode, HtmlElement } from 'html-validate';
import { attribute, loadSite } from '../../../scripts/site/load.ts';

/** The built site, which is read once for all files of this folder. */
export const built = loadSite('dist');

/** The root element of a built page. */
export function pageAt(path: string): HtmlElement {
  const page = built.pages.get(path);
  if (!page) throw new Error(`dist has no page at ${path}`);
  return page.dom;
}

/** The main element of a built page, between header and footer. */
export const mainOf = (path: string) => part(pageAt(path), 'main');

/**
 * The first element that a selector finds.
 * @throws when there is none
 */
export function part(root: HtmlElement, selector: string): HtmlElement {
  const found = root.querySelector(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
}

/** All elements that a selector finds. */
export const all = (root: HtmlElement, selector: string) => root.querySelectorAll(selector);

/** The target of a link, or an empty text. */
export const hrefOf = (link: HtmlElement) => attribute(link, 'href') ?? '';

const SILENT = ['script', 'style', 'template'];
const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** A text of the HTML source with its character references resolved. */
export const decoded = (text: string) =>
  text
    .replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name) => CHARACTERS[name] ?? '');

/**
 * The text that a reader gets, each part once: copies that are hidden from screen readers are left out.
 * @param isLeftOut whether the text of an element does not count either
 */
export function textWithout(
  root: DOMNode,
  isLeftOut: (element: HtmlElement) => boolean | undefined,
): string {
  const collect = (node: DOMNode): string => {
    if (!(node instanceof HtmlElement)) return node.textContent;
    const hidden = SILENT.includes(node.tagName) || attribute(node, 'aria-hidden') === 'true';
    const gap = node.classList.contains('nowrap') ? '' : ' ';
    if (hidden || isLeftOut(node)) return '';
    return gap + node.childNodes.map(collect).join('') + gap;
  };
  return decoded(collect(root)).replace(/\s+/g, ' ').trim();
}

/** The text that a reader gets, each part once. */
export const textOf = (root: DOMNode) => textWithout(root, () => false);
