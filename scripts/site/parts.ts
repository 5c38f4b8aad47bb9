import { attribute, type BuiltPage } from './load.ts';
import { type Screen, shownBy } from './pictures.ts';

const RUNS = /^(module|text\/javascript|)$/;

/** The paths in an attribute of the selected elements, each once. */
function paths(page: BuiltPage, selector: string, name: string): string[] {
  const urls = page.dom.querySelectorAll(selector).map((node) => attribute(node, name));
  return [...new Set(urls.flatMap((url) => (url ? [pathname(url)] : [])))];
}

const pathname = (url: string) => new URL(url, 'http://localhost').pathname;

/** The text of inline scripts or styles; data such as JSON-LD is not a script. */
function inline(page: BuiltPage, tag: 'script' | 'style'): string {
  return page.dom
    .querySelectorAll(tag)
    .filter((node) => !attribute(node, 'src') && RUNS.test(attribute(node, 'type') ?? ''))
    .map(({ textContent }) => textContent)
    .join('\n');
}

/** The modules of a page's islands that wait for a visitor, or of those that do not. */
function islands(page: BuiltPage, asleep: boolean): string[] {
  return page.dom
    .querySelectorAll('astro-island')
    .filter((island) => (attribute(island, 'client') === 'engage') === asleep)
    .flatMap((island) => [attribute(island, 'component-url'), attribute(island, 'renderer-url')])
    .flatMap((url) => (url ? [pathname(url)] : []));
}

/** The files that the images of a page show on a screen, and the posters of videos. */
export function picturesOf(page: BuiltPage, screen: Screen, images = 'img'): string[] {
  const shown = page.dom.querySelectorAll(images).map((image) => pathname(shownBy(image, screen)));
  return [...new Set([...shown, ...paths(page, 'video[poster]', 'poster')])];
}

const FACES = /@font-face\s*\{[^}]*\}/g;

/**
 * The fonts that a page normally loads: those that it preloads, and those declared for the characters that the
 * site uses, whose ranges begin with the space. The font for all other characters is rarely needed.
 */
function fontsOf(page: BuiltPage): string[] {
  const faces = inline(page, 'style').match(FACES) ?? [];
  const written = faces
    .filter((face) => face.includes('unicode-range:U+20-'))
    .flatMap((face) => /url\("?([^")]+)/.exec(face)?.[1] ?? []);
  const ahead = paths(page, 'link[rel="preload"][as="font"]', 'href');
  return [...new Set([...ahead, ...written.map(pathname)])];
}

/** The parts of a page: paths of files, and texts inside the page. */
export function partsOf(page: BuiltPage) {
  return {
    script: inline(page, 'script'),
    style: inline(page, 'style'),
    modules: [
      ...paths(page, 'script[src]', 'src'),
      ...paths(page, 'link[rel="modulepreload"]', 'href'),
      ...islands(page, false),
    ],
    sleeping: islands(page, true),
    stylesheets: paths(page, 'link[rel="stylesheet"]', 'href'),
    fonts: fontsOf(page),
  };
}
