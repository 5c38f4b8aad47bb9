/** Scripts, and modules that are fetched ahead. */
const SCRIPTS = /<script\b[\s\S]*?<\/script>|<link\b[^>]*rel="modulepreload"[^>]*>/g;
const FONTS = /<link\b[^>]*as="font"[^>]*>|@font-face\s*\{[^}]*url\([^}]*\}/g;
/** The faces that a first visit fetches: others are for characters that pages do not write. */
const WRITTEN = /@font-face\s*\{(?=[^}]*unicode-range)[^}]*url\("([^"]+)"\)[^}]*\}/g;
/** What lets fonts wait for a script, and gives them to those who run none. */
const WAITING = / media="not all" data-fonts|<noscript>[\s\S]*?<\/noscript>/g;
const SHEET = /<link rel="stylesheet" href="([^"]+)">/g;

/** The fonts of a reference: those of the system, or ours, fetched ahead as pages commonly do. */
export type ReferenceFonts = 'system' | 'preloaded';

/**
 * The page that ours is compared with: the same HTML and pictures, its styles inside it, no script. What first paint, menu
 * and way back take there is what the content itself costs.
 * @param html a page of the built site
 * @param read gives the text of a file of the site
 */
export function asReference(
  html: string,
  read: (path: string) => string,
  fonts: ReferenceFonts,
): string {
  const bare = html
    .replace(SHEET, (_, path: string) => `<style>${read(path)}</style>`)
    .replace(SCRIPTS, '')
    .replace(WAITING, '');
  if (fonts === 'system') return bare.replace(FONTS, '');
  const preloads = [...bare.matchAll(WRITTEN)].map(
    ([, file]) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
  );
  return bare.replace('<head>', `<head>${preloads.join('')}`);
}
