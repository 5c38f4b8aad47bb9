import { type Edit, replace } from '../edit-html.ts';
import { attributeOf, type Element, elementsOf, textOf } from '../read-html.ts';

/** The rule that defines the name of a font family. */
const NAMES = /:root\{--font-[^}]*\}/g;

/** The fonts of a page: where their style elements are, and the names of their families. */
export interface Fonts {
  places: Edit[];
  /** The text of these style elements. */
  styles: string[];
  /** The rules of all these elements, without the names. */
  faces: string;
  /** The rules that define the names of the families; empty for a page without fonts. */
  names: string;
  /**
   * Whether the page begins with a picture that is requested with high priority (HTML Standard,
   * fetchpriority).
   */
  behindPicture: boolean;
}

/**
 * Finds the style elements of the site's fonts, one for each family, as Astro writes them (astro:assets,
 * Font).
 */
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
 * Removes the names of the fonts from a page, since they are put with its other styles, and joins all faces
 * in one element, which costs the security policy a single hash. Where the page begins with a picture, its
 * fonts wait until client/late-fonts.ts loads them behind the picture. Without scripts, nothing waits.
 */
export function waitWithFonts({ places, faces, behindPicture }: Fonts): Edit[] {
  const style = (attributes: string) => `<style${attributes}>${faces}</style>`;
  const text = behindPicture
    ? `${style(' media="not all" data-fonts')}<noscript>${style('')}</noscript>`
    : style('');
  return places.map((place, at) => ({ ...place, text: at === 0 ? text : '' }));
}
