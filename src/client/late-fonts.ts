import { nextFrame } from './next-frame.ts';

/** The files of the characters that the site writes, which begin with a space; the whole files beside them are for all others. */
const FILES = /[^"]+(?="\) format[^}]+U\+20-)/g;

/**
 * Asks for the fonts of the first page behind the picture that it begins with, which they would share the line with; text
 * stands in the fitted fallback until they are there (src/styles/fallbacks.css). The build lets them wait
 * (deploy/integration/styles/late-fonts.ts).
 */
export async function askForFonts(): Promise<void> {
  const faces = document.querySelector<HTMLStyleElement>('[data-fonts]');
  if (!faces) return;
  const picture = document.querySelector<HTMLImageElement>('[fetchpriority=high]');
  // It is painted first, since new fonts lay out the whole page; one that fails is waited for no longer.
  await picture?.decode().then(nextFrame, nextFrame);
  // They come together: each font that is new lays out the whole page.
  const files = faces.textContent.match(FILES) ?? [];
  await Promise.allSettled(files.map(async (file) => (await fetch(file)).arrayBuffer()));
  faces.media = 'all';
}
