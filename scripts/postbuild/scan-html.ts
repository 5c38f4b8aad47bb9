/** The inline code of one page, and the attributes that a strict policy would block. */
export interface PageCode {
  scripts: string[];
  styles: string[];
  faults: string[];
}

const ATTRIBUTES = `(?:[^>"']|"[^"]*"|'[^']*')*`;
/** A comment, a script or style element with its text, or any other start tag. */
const TOKEN = new RegExp(
  `<!--[\\s\\S]*?-->|<(script|style)\\b(${ATTRIBUTES})>([\\s\\S]*?)</\\1\\s*>|<[a-z][^\\s/>]*(${ATTRIBUTES})>`,
  'gi',
);
const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
/** Types that the policy counts as script; any other type is a data block (HTML, «prepare the script»). */
const EXECUTABLE =
  /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i;

/**
 * Finds inline scripts and styles in HTML as a browser would hash them (CSP3 section 8.3): the exact
 * text between the tags, with line breaks normalised by the parser. Scripts with `src` and data
 * blocks such as JSON-LD do not count.
 * @returns their texts, and each `style=""` or `on...=` attribute as a piece of the tag it stands in
 */
export function scanHtml(html: string): PageCode {
  const code: PageCode = { scripts: [], styles: [], faults: [] };
  for (const match of html.replace(/\r\n?/g, '\n').matchAll(TOKEN)) {
    const [token, element, ownAttributes, text = '', otherAttributes] = match;
    if (token.startsWith('<!--')) continue;
    const attributes = readAttributes(ownAttributes ?? otherAttributes ?? '');
    for (const name of attributes.keys()) {
      if (name === 'style' || /^on[a-z]/.test(name)) {
        code.faults.push(`${name}="${attributes.get(name)}" in ${token.slice(0, 60)}`);
      }
    }
    if (element?.toLowerCase() === 'style') code.styles.push(text);
    if (element?.toLowerCase() !== 'script' || attributes.has('src')) continue;
    if (EXECUTABLE.test(attributes.get('type')?.trim() ?? '')) code.scripts.push(text);
  }
  return code;
}

function readAttributes(source: string): Map<string, string> {
  const found = source.matchAll(ATTRIBUTE);
  return new Map(
    Array.from(found, ([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  );
}
