/** The style element with the faces of the fonts of the site and the names they go by, as Astro writes it (astro:assets, Font). */
const FONTS = /<style>(@font-face[\s\S]*?)<\/style>/;
/** The rule that gives a family its name. */
const NAMES = /:root\{--font-[^}]*\}/g;
/** A picture that the first paint is waited for with: it is asked for before all others (HTML Standard, fetchpriority). */
const PICTURE = /<main[\s\S]*? fetchpriority="high"/i;

/** The rules that give the families of fonts of a page their names; nothing for a page without fonts. */
export const fontNames = (html: string): string =>
  FONTS.exec(html)?.[1]?.match(NAMES)?.join('') ?? '';

/**
 * Takes the names of the fonts out of a page, which go with its other styles, and lets its fonts wait where it begins with a
 * picture: client/late-fonts.ts lets them come behind that. Where no script runs, nothing waits.
 * @param html a page as Astro writes it, with all faces in one style element
 */
export function waitWithFonts(html: string): string {
  return html.replace(FONTS, (_, rules: string) => {
    const style = (attributes: string) => `<style${attributes}>${rules.replace(NAMES, '')}</style>`;
    if (!PICTURE.test(html)) return style('');
    return `${style(' media="not all" data-fonts')}<noscript>${style('')}</noscript>`;
  });
}
