/** Scripts, modules that are fetched ahead, and fonts: what a page of plain HTML would not have. */
const LEFT_OUT =
  /<script\b[\s\S]*?<\/script>|<link\b[^>]*(rel="modulepreload"|as="font")[^>]*>|@font-face\s*\{[^}]*url\([^}]*\}/g;
const SHEET = /<link rel="stylesheet" href="([^"]+)">/g;

/**
 * The page that ours is compared with: the same HTML and pictures, its styles inside it, system fonts,
 * no script. What first paint, menu and way back take there is what the content itself costs.
 * @param html a page of the built site
 * @param read gives the text of a file of the site
 */
export const asReference = (html: string, read: (path: string) => string): string =>
  html.replace(SHEET, (_, path: string) => `<style>${read(path)}</style>`).replace(LEFT_OUT, '');
