import { nextFrame, pause } from './next-frame.ts';

/** How long the picture is waited for, in milliseconds: a browser that loads no pictures never answers. */
const LONGEST = 3000;

/** How the range of a font with the characters that the site uses begins: with the space. */
const USED = 'U+20-';

/** A rule of a style element that no medium fits, as a font that is not part of the document yet. */
function fontOf({ style }: CSSFontFaceRule): FontFace {
  const read = (name: string) => style.getPropertyValue(name);
  return new FontFace(read('font-family'), read('src'), {
    display: read('font-display') as FontDisplay,
    unicodeRange: read('unicode-range'),
    weight: read('font-weight'),
  });
}

/**
 * Loads the fonts of the first page after the picture at its top, because both would share the connection.
 * Until the fonts arrive, text is shown in a fallback of the same width (src/styles/fallbacks.css). The build
 * marks the style element whose fonts wait (deploy/integration/styles/late-fonts.ts).
 */
export async function askForFonts(): Promise<void> {
  const waiting = document.querySelector<HTMLStyleElement>('[data-fonts]');
  if (!waiting?.sheet) return;
  const picture = document.querySelector<HTMLImageElement>('[fetchpriority=high]');
  // The picture is painted first, since new fonts lay out the whole page again. A picture that fails to load is
  // not waited for.
  if (picture) await Promise.race([picture.decode().then(nextFrame, nextFrame), pause(LONGEST)]);
  // Fonts are added once they are loaded, and together, so that the page is laid out again only once. Rules that
  // are switched on lay it out a first time without their fonts.
  const fonts = Array.from(waiting.sheet.cssRules as Iterable<CSSFontFaceRule>, fontOf);
  await Promise.allSettled(fonts.map((font) => font.unicodeRange.startsWith(USED) && font.load()));
  for (const font of fonts) document.fonts.add(font);
  waiting.remove();
  // Styles are computed here, in a task of their own, and layout follows with the next frame: both together would
  // keep a tap waiting for longer.
  getComputedStyle(document.body).getPropertyValue('color');
}
