import { html, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** The inline code of one page, and the attributes that a strict policy would block. */
export interface PageCode {
  scripts: string[];
  styles: string[];
  faults: string[];
}

/** Types that the policy counts as script; any other type is a data block (HTML, «prepare the script»). */
const EXECUTABLE =
  /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script|text\/(jscript|livescript|javascript1\.[0-5]))$/i;

/** Every element of a tree, those of templates included: a script may put them into the page. */
function* elementsOf(node: Tree.ParentNode): Generator<Tree.Element> {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* elementsOf(child);
    if ('content' in child) yield* elementsOf(child.content);
  }
}

/** The child text content, which is what a browser hashes. */
const textOf = (element: Tree.Element) =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

/** The attribute in question, and enough of its tag to find it. */
function describe(element: Tree.Element, attribute: Tree.Element['attrs'][number]): string {
  const attributes = element.attrs.map(({ name, value }) => ` ${name}="${value}"`).join('');
  const tag = `<${element.tagName}${attributes}>`;
  return `${attribute.name}="${attribute.value}" in ${tag.slice(0, 60)}`;
}

/**
 * Finds inline scripts and styles in HTML as a browser hashes them (CSP3 section 8.3). Scripts that come
 * from a file and data blocks such as JSON-LD do not count. The page is read as by a browser without
 * scripts, which applies the styles of `noscript` elements.
 * @returns their texts, and each `style=""` or `on...=` attribute with the tag it stands in
 */
export function readHtml(source: string): PageCode {
  const code: PageCode = { scripts: [], styles: [], faults: [] };
  for (const element of elementsOf(parse(source, { scriptingEnabled: false }))) {
    const { tagName, attrs } = element;
    const blocked = attrs.filter(({ name }) => name === 'style' || /^on[a-z]/.test(name));
    code.faults.push(...blocked.map((attribute) => describe(element, attribute)));
    if (tagName === 'style') code.styles.push(textOf(element));
    if (tagName === 'script' && isInline(element)) code.scripts.push(textOf(element));
  }
  return code;
}

/** Whether a script element carries code of its own. Scripts in SVG name their file in `href`. */
function isInline({ attrs, namespaceURI }: Tree.Element): boolean {
  const file = namespaceURI === html.NS.SVG ? 'href' : 'src';
  if (attrs.some(({ name }) => name === file)) return false;
  return EXECUTABLE.test(attrs.find(({ name }) => name === 'type')?.value.trim() ?? '');
}
