/** Scripts and preloaded modules. */
const SCRIPTS = /<script\b[\s\S]*?<\/script>|<link\b[^>]*rel="modulepreload"[^>]*>/g;
/** The font faces that a first visit fetches, which have the space; others are for characters that pages do not use. */
const WRITTEN = /@font-face\s*\{(?=[^}]*unicode-range:\s*U\+20[-,;}])[^}]*url\("([^"]+)"\)[^}]*\}/g;
/** The markup by which fonts wait for a script, or load where no script runs. */
const WAITING = / media="not all" data-fonts|<noscript>[\s\S]*?<\/noscript>/g;
/** The mark of the sections that a script lays out later; a page without scripts lays out all it has. */
const LATER = / data-later(="[^"]*")?/g;
const SHEET = /<link rel="stylesheet" href="([^"]+)">/g;

/**
 * Makes the page that ours is compared with: the same HTML and pictures with inline styles, the same fonts,
 * preloaded as plain pages commonly do, and no scripts. Its times are those that the content itself costs.
 * @param html a page of the built site
 * @param read returns the text of a file of the site
 */
export function asReference(html: string, read: (path: string) => string): string {
  const bare = html
    .replace(SHEET, (_, path: string) => `<style>${read(path)}</style>`)
    .replace(SCRIPTS, '')
    .replace(WAITING, '')
    .replace(LATER, '');
  const preloads = [...bare.matchAll(WRITTEN)].map(
    ([, file]) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
  );
  return bare.replace('<head>', `<head>${preloads.join('')}`);
}
