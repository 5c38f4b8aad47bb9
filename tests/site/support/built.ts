import { type DOMNode, HtmlElement } from 'html-validate';
import { attribute, loadSite } from '../../../scripts/site/load.ts';

/** The built site; all files of this folder share one reading of it. */
export const built = await loadSite('dist');

/** The elements of a built page. */
export function pageAt(path: string): HtmlElement {
  const page = built.pages.get(path);
  if (!page) throw new Error(`dist has no page at ${path}`);
  return page.dom;
}

/** What stands between header and footer of a built page. */
export const mainOf = (path: string) => part(pageAt(path), 'main');

/** A part that has to be there. */
export function part(root: HtmlElement, selector: string): HtmlElement {
  const found = root.querySelector(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
}

/** Every part that a selector finds. */
export const all = (root: HtmlElement, selector: string) => root.querySelectorAll(selector);

/** The target of a link. */
export const hrefOf = (link: HtmlElement) => attribute(link, 'href') ?? '';

const SILENT = ['script', 'style', 'template'];
const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** A text of the source with its character references resolved. */
export const decoded = (text: string) =>
  text
    .replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name) => CHARACTERS[name] ?? '');

/** The text a reader gets, each once: a copy that is hidden from screen readers is left out. */
export function textOf(root: DOMNode): string {
  const collect = (node: DOMNode): string => {
    if (!(node instanceof HtmlElement)) return node.textContent;
    const hidden = SILENT.includes(node.tagName) || attribute(node, 'aria-hidden') === 'true';
    return hidden ? '' : ` ${node.childNodes.map(collect).join('')} `;
  };
  return decoded(collect(root)).replace(/\s+/g, ' ').trim();
}
