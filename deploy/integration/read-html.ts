import { html, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Element = Tree.Element;

/** A parsed page. */
export interface Page {
  html: string;
  root: Tree.Document;
}

/** The inline code of one page, and the attributes that a strict policy would block. */
export interface PageCode {
  scripts: string[];
  styles: string[];
  faults: string[];
}

/**
 * The types that the policy treats as script; an element of any other type is a data block (HTML, "prepare the
 * script").
 */
const EXECUTABLE =
  /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script|text\/(jscript|livescript|javascript1\.[0-5]))$/i;

/**
 * Parses a page as a browser without scripts does, for which the contents of `noscript` are elements. Each
 * element knows its place in the source.
 */
export const readPage = (source: string): Page => ({
  html: source,
  root: parse(source, { scriptingEnabled: false, sourceCodeLocationInfo: true }),
});

/** Every element of a tree, including those in templates, which a script can add to the page. */
export function* elementsOf(node: Tree.ParentNode): Generator<Element> {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* elementsOf(child);
    if ('content' in child) yield* elementsOf(child.content);
  }
}

/** The child text content, which browsers hash. */
export const textOf = (element: Element) =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

/** Describes an attribute, with enough of its tag to find it. */
function describe(element: Element, attribute: Element['attrs'][number]): string {
  const attributes = element.attrs.map(({ name, value }) => ` ${name}="${value}"`).join('');
  const tag = `<${element.tagName}${attributes}>`;
  return `${attribute.name}="${attribute.value}" in ${tag.slice(0, 60)}`;
}

/**
 * Finds inline scripts and styles, which browsers hash (CSP3 section 8.3). Scripts from a file and data blocks
 * such as JSON-LD are left out; styles in `noscript` are included.
 * @returns their texts, and each `style=""` or `on...=` attribute with its tag
 */
export function codeOf({ root }: Page): PageCode {
  const code: PageCode = { scripts: [], styles: [], faults: [] };
  for (const element of elementsOf(root)) {
    const { tagName, attrs } = element;
    const blocked = attrs.filter(({ name }) => name === 'style' || /^on[a-z]/.test(name));
    code.faults.push(...blocked.map((attribute) => describe(element, attribute)));
    if (tagName === 'style') code.styles.push(textOf(element));
    if (tagName === 'script' && isInline(element)) code.scripts.push(textOf(element));
  }
  return code;
}

/** Whether a script element carries code of its own. Scripts in SVG name their file in `href`. */
function isInline({ attrs, namespaceURI }: Element): boolean {
  const file = namespaceURI === html.NS.SVG ? 'href' : 'src';
  if (attrs.some(({ name }) => name === file)) return false;
  return EXECUTABLE.test(attrs.find(({ name }) => name === 'type')?.value.trim() ?? '');
}
