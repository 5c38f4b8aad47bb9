import { CONTINUED } from '../../../src/runtime/browser/continued.ts';
import {
  attributeOf,
  type Element,
  elementsOf,
  type Page,
  rootOf,
  sourceOf,
} from '../read-html.ts';
import { modulesTogether } from '../styles/needs.ts';

/** The style elements that the build has put into a page, as source text, by their numbers. */
export const sheetsOf = (page: Page): Map<string, string> =>
  new Map(
    [...elementsOf(page.root)].flatMap((element) => {
      const number = element.tagName === 'style' && attributeOf(element, 'data-sheet');
      return number ? [[number, sourceOf(page, element)] as const] : [];
    }),
  );

const childrenOf = (parent: Element): Element[] =>
  parent.childNodes.filter((node) => 'tagName' in node);

const child = (parent: Element | undefined, name: string) =>
  parent && childrenOf(parent).find(({ tagName }) => tagName === name);

const holdsHeading = (element: Element): boolean =>
  element.tagName === 'h1' || childrenOf(element).some(holdsHeading);

/**
 * The element that ends the opening of a page: the band with the heading, or the header inside it where the
 * page is one single article.
 */
function endOfOpening(band: Element): Element {
  if (band.tagName !== 'article') return band;
  return childrenOf(band).find((part) => part.tagName === 'header' && holdsHeading(part)) ?? band;
}

/** Whether an element of the head belongs to this page alone. Client-side navigation replaces these elements. */
const isOwn = (element: Element) => {
  const { tagName } = element;
  const [type, rel] = ['type', 'rel'].map((name) => attributeOf(element, name));
  if (tagName === 'script') return type === 'application/ld+json';
  if (tagName === 'link') return rel !== 'stylesheet' && rel !== 'preload';
  return tagName === 'title' || tagName === 'meta';
};

/** The parts from which the fragments of a page are made. */
export interface CutPage {
  /** The elements of the head that belong to this page alone, as source text. */
  own: string;
  /** From the main element to the end of the opening, and everything after that, in a main element of its own. */
  opening: string;
  rest: string;
  /** The modules whose classes the opening uses. */
  used: Set<string>;
}

/**
 * Cuts a page after its opening, which holds the bands down to the one with the heading. Of an article it
 * holds the header; what follows that is put into an article of its own (CONTINUED).
 * @param page the whole page, with its styles inside
 * @returns undefined for a page without a main element or without a heading in it
 */
export function cutPage(page: Page): CutPage | undefined {
  const root = rootOf(page);
  const head = child(root, 'head');
  const main = child(child(root, 'body'), 'main');
  const band = main && childrenOf(main).find(holdsHeading);
  if (!head || !main || !band) return undefined;

  const whole = sourceOf(page, main);
  const last = endOfOpening(band);
  const start = main.sourceCodeLocation?.startOffset ?? 0;
  const end = last.sourceCodeLocation?.endOffset ?? 0;
  const isBefore = ({ sourceCodeLocation: at }: Element) => (at?.startOffset ?? end) < end;
  const dressed = [main, ...elementsOf(main)].filter(isBefore);
  const again = last === band ? '' : `<${band.tagName} ${CONTINUED}>`;
  return {
    own: childrenOf(head)
      .filter(isOwn)
      .map((element) => sourceOf(page, element))
      .join(''),
    opening: whole.slice(0, end - start),
    rest: again + whole.slice(end - start),
    used: new Set(modulesTogether(dressed).flat()),
  };
}

/** The fragments of a page, as HTML. A client-side navigation fetches an opening and the rest. */
export interface Fragments {
  opening: string;
  /** The opening without the styles that most openings share. */
  plain: string;
  rest: string;
}

const isUsedBy = ({ used }: CutPage, sheet: string) =>
  [...sheet.matchAll(/\.([A-Z]\w*)-/g)].some(([, module = '']) => used.has(module));

/** The numbers of the style elements that an opening needs, apart from those that every page has. */
export const sheetsOfOpening = (
  cut: CutPage,
  sheets: Map<string, string>,
  everywhere: Set<string>,
): string[] =>
  [...sheets].flatMap(([number, sheet]) =>
    everywhere.has(number) || !isUsedBy(cut, sheet) ? [] : [number],
  );

/**
 * Makes the fragments that a client-side navigation needs of a page: the elements of the head that are its
 * own, the styles that not every page has, and its main element. The opening comes with the styles that it
 * needs, so that the heading can be shown before the rest has arrived.
 * @param sheets the style elements of the page, by their numbers
 * @param everywhere numbers of the style elements that every page has
 * @param common numbers of the style elements that a document has when it asks for a plain opening
 */
export function fragmentsOf(
  cut: CutPage,
  sheets: Map<string, string>,
  everywhere: Set<string>,
  common: Set<string>,
): Fragments {
  const needed = new Set(sheetsOfOpening(cut, sheets, everywhere));
  const textOf = (isIn: (number: string) => boolean) =>
    [...sheets].flatMap(([number, sheet]) => (isIn(number) ? [sheet] : [])).join('');
  const openingWith = (styles: string) => `<!doctype html>${cut.own}${styles}${cut.opening}`;
  return {
    opening: openingWith(textOf((number) => needed.has(number))),
    plain: openingWith(textOf((number) => needed.has(number) && !common.has(number))),
    rest: cut.rest + textOf((number) => !everywhere.has(number) && !needed.has(number)),
  };
}
