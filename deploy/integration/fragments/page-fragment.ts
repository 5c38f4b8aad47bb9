import { CONTINUED } from '../../../src/browser/continued.ts';
import {
  attributeOf,
  type Element,
  elementsOf,
  type Page,
  rootOf,
  sourceOf,
} from '../read-html.ts';
import { modulesTogether } from '../styles/needs.ts';

/** The style elements that the build has put into a page, as they stand there, by their number. */
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

/** The element that ends the opening of a page: the band with the heading, or of a page that is one composition the header of that. */
function endOfOpening(band: Element): Element {
  if (band.tagName !== 'article') return band;
  return childrenOf(band).find((part) => part.tagName === 'header' && holdsHeading(part)) ?? band;
}

/** What a head says of its page alone: client-side navigation puts it in place of what the head said before. */
const isOwn = (element: Element) => {
  const { tagName } = element;
  const [type, rel] = ['type', 'rel'].map((name) => attributeOf(element, name));
  if (tagName === 'script') return type === 'application/ld+json';
  if (tagName === 'link') return rel !== 'stylesheet' && rel !== 'preload';
  return tagName === 'title' || tagName === 'meta';
};

/** What the fragments of a page are made of. */
export interface CutPage {
  /** What its head says of it alone, as it stands there. */
  own: string;
  /** From its main element down to where the heading may be shown, and all after it, opened again. */
  opening: string;
  rest: string;
  /** The modules whose classes stand in the opening. */
  used: Set<string>;
}

/**
 * Cuts a page behind its opening: the bands down to that with the heading, or of an article its header, of which what
 * follows stands in an article of its own (CONTINUED).
 * @param page whole, with its styles inside
 * @returns nothing for a page without a main element or a heading in it
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

/** The files of a page, of which a client-side navigation fetches an opening and the rest. */
export interface Fragments {
  opening: string;
  /** The opening without the styles that most openings need. */
  plain: string;
  rest: string;
}

const isUsedBy = ({ used }: CutPage, sheet: string) =>
  [...sheet.matchAll(/\.([A-Z]\w*)-/g)].some(([, module = '']) => used.has(module));

/** The numbers of those styles that an opening needs, apart from those that every page has. */
export const sheetsOfOpening = (
  cut: CutPage,
  sheets: Map<string, string>,
  everywhere: Set<string>,
): string[] =>
  [...sheets].flatMap(([number, sheet]) =>
    everywhere.has(number) || !isUsedBy(cut, sheet) ? [] : [number],
  );

/**
 * The fragments of a page that a client-side navigation needs: what its head says of it, the styles that not every page
 * has, and its main element. The opening comes with the styles that it needs; all else is the rest, so that the heading
 * can be shown before that has come.
 * @param sheets those of the page, by their number
 * @param everywhere numbers of the style elements that every page has
 * @param common numbers of those that documents have which ask for a plain opening
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
