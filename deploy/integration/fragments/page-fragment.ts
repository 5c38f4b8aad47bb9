import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { CONTINUED } from '../../../src/browser/page-fragment.ts';
import { modulesTogether } from '../styles/needs.ts';

type Element = DefaultTreeAdapterTypes.Element;

/** A style element that the build has put into a page, by its number. */
const SHEET = /<style data-sheet="(\d+)">[\s\S]*?<\/style>/g;

/** The style elements of a page, as they stand there, by their number. */
export const sheetsOf = (html: string): Map<string, string> =>
  new Map([...html.matchAll(SHEET)].map(([sheet, number = '']) => [number, sheet]));

const elementsOf = (parent: DefaultTreeAdapterTypes.ParentNode): Element[] =>
  parent.childNodes.filter((node) => 'tagName' in node);

const child = (parent: DefaultTreeAdapterTypes.ParentNode, name: string) =>
  elementsOf(parent).find(({ tagName }) => tagName === name);

const holdsHeading = (element: Element): boolean =>
  element.tagName === 'h1' || elementsOf(element).some(holdsHeading);

/** The element that ends the opening of a page: the band with the heading, or of a page that is one composition the header of that. */
function endOfOpening(band: Element): Element {
  if (band.tagName !== 'article') return band;
  return elementsOf(band).find((part) => part.tagName === 'header' && holdsHeading(part)) ?? band;
}

/** What a head says of its page alone: client-side navigation puts it in place of what the head said before. */
const isOwn = ({ tagName, attrs }: Element) => {
  const has = (name: string, value: string) =>
    attrs.some((attribute) => attribute.name === name && attribute.value === value);
  if (tagName === 'script') return has('type', 'application/ld+json');
  if (tagName === 'link') return !has('rel', 'stylesheet') && !has('rel', 'preload');
  return tagName === 'title' || tagName === 'meta';
};

/** The two files that a client-side navigation fetches of a page. */
export interface Fragments {
  opening: string;
  rest: string;
}

/**
 * The fragments of a page that a client-side navigation needs: what its head says of it, the styles that not every page
 * has, and its main element. The bands down to that with the heading are the opening, with the styles that they need; all
 * else is the rest, so that the heading can be shown before that has come. An article is cut
 * behind its header: what follows of it stands in an article of its own (CONTINUED).
 * @param html a whole page with its styles inside
 * @param everywhere numbers of the style elements that every page has
 * @returns nothing for a page without a main element or a heading in it
 */
export function fragmentsOf(html: string, everywhere: Set<string>): Fragments | undefined {
  const source = (element: Element) => {
    const { startOffset = 0, endOffset = 0 } = element.sourceCodeLocation ?? {};
    return html.slice(startOffset, endOffset);
  };
  const root = child(parse(html, { sourceCodeLocationInfo: true }), 'html');
  const head = root && child(root, 'head');
  const body = root && child(root, 'body');
  const main = body && child(body, 'main');
  const band = main && elementsOf(main).find(holdsHeading);
  if (!head || !main || !band) return undefined;

  const whole = source(main);
  const last = endOfOpening(band);
  const cut =
    (last.sourceCodeLocation?.endOffset ?? 0) - (main.sourceCodeLocation?.startOffset ?? 0);
  const bands = whole.slice(0, cut);
  const used = new Set(modulesTogether(bands).flat());
  const isUsed = (sheet: string) =>
    [...sheet.matchAll(/\.([A-Z]\w*)-/g)].some(([, module = '']) => used.has(module));
  const sheets = [...sheetsOf(html)].flatMap(([number, sheet]) =>
    everywhere.has(number) ? [] : [sheet],
  );
  const opening = [
    '<!doctype html>',
    ...elementsOf(head).filter(isOwn).map(source),
    ...sheets.filter(isUsed),
    bands,
  ];
  const rest = [
    last === band ? '' : `<${band.tagName} ${CONTINUED}>`,
    whole.slice(cut),
    ...sheets.filter((sheet) => !isUsed(sheet)),
  ];
  return { opening: opening.join(''), rest: rest.join('') };
}
