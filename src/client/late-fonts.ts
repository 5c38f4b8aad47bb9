import { nextFrame } from './next-frame.ts';

/**
 * Finds the font files with the characters that the site uses, whose ranges begin with the space (U+20). The
 * files beside them hold all other characters.
 */
const FILES = /[^"]+(?="\) format[^}]+U\+20-)/g;

/**
 * Loads the fonts of the first page after the picture at its top, because both would share the connection.
 * Until the fonts arrive, text is shown in a fallback of the same width (src/styles/fallbacks.css). The build
 * marks the style element whose fonts wait (deploy/integration/styles/late-fonts.ts).
 */
export async function askForFonts(): Promise<void> {
  const faces = document.querySelector<HTMLStyleElement>('[data-fonts]');
  if (!faces) return;
  const picture = document.querySelector<HTMLImageElement>('[fetchpriority=high]');
  // The picture is painted first, since new fonts lay out the whole page again. A picture that fails to load is
  // not waited for.
  await picture?.decode().then(nextFrame, nextFrame);
  // All fonts are switched on at once, since each new font would lay out the whole page.
  const files = faces.textContent.match(FILES) ?? [];
  await Promise.allSettled(files.map(async (file) => (await fetch(file)).arrayBuffer()));
  faces.media = 'all';
}
