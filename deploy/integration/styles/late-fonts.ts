import { type Edit, replace } from '../edit-html.ts';
import { attributeOf, type Element, elementsOf, textOf } from '../read-html.ts';

/** The rule that gives a family its name. */
const NAMES = /:root\{--font-[^}]*\}/g;

/** The fonts of a page: where the style elements with their faces stand, and the names that the families go by. */
export interface Fonts {
  places: Edit[];
  /** What these say. */
  styles: string[];
  /** The rules of all elements, without the names. */
  faces: string;
  /** The rules that give the families their names; nothing for a page without fonts. */
  names: string;
  /** Whether the page begins with a picture, which is asked for before all others (HTML Standard, fetchpriority). */
  behindPicture: boolean;
}

/** Finds the style elements of the fonts of the site, one for each family, as Astro writes them (astro:assets, Font). */
export function fontsOf(all: Element[]): Fonts {
  const elements = all.filter(
    (one) => one.tagName === 'style' && textOf(one).startsWith('@font-face'),
  );
  const styles = elements.map(textOf);
  const rules = styles.join('');
  const main = all.find(({ tagName }) => tagName === 'main');
  const inMain = main ? [...elementsOf(main)] : [];
  return {
    places: elements.map((element) => replace(element, '')),
    styles,
    faces: rules.replace(NAMES, ''),
    names: rules.match(NAMES)?.join('') ?? '',
    behindPicture: inMain.some((one) => attributeOf(one, 'fetchpriority') === 'high'),
  };
}

/**
 * Takes the names of the fonts out of a page, which go with its other styles, puts all faces into one element, which costs
 * the policy one hash, and lets its fonts wait where it begins with a picture: client/late-fonts.ts lets them come
 * behind that. Where no script runs, nothing waits.
 */
export function waitWithFonts({ places, faces, behindPicture }: Fonts): Edit[] {
  const style = (attributes: string) => `<style${attributes}>${faces}</style>`;
  const text = behindPicture
    ? `${style(' media="not all" data-fonts')}<noscript>${style('')}</noscript>`
    : style('');
  return places.map((place, at) => ({ ...place, text: at === 0 ? text : '' }));
}
