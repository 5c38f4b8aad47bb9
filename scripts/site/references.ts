import type { HtmlElement } from 'html-validate';
import { attribute, type BuiltPage } from './load.ts';

/** An address in a page, which either the browser fetches by itself or a visitor follows. */
export interface Reference {
  url: string;
  line: number;
  kind: 'resource' | 'link';
}

/** Attributes whose address the browser fetches by itself. */
const FETCHED: [selector: string, name: string][] = [
  ['[src]', 'src'],
  ['[poster]', 'poster'],
  ['object', 'data'],
  ['use', 'href'],
  ['image', 'href'],
  ['link', 'href'],
  ['astro-island', 'component-url'],
  ['astro-island', 'renderer-url'],
  ['astro-island', 'before-hydration-url'],
  ['meta[property="og:image"]', 'content'],
  ['meta[name="twitter:image"]', 'content'],
];
const FOLLOWED: [selector: string, name: string][] = [
  ['a', 'href'],
  ['area', 'href'],
  ['form', 'action'],
];
/** Relations of link elements that fetch nothing. */
const NAMES = /^(canonical|alternate|author|license|me|next|prev|help|search)$/;

/** The addresses of a srcset, which are separated by commas followed by space. */
export function srcsetUrls(value: string): string[] {
  return value
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter((url) => url !== '');
}

function collect(page: BuiltPage, pairs: [string, string][], kind: Reference['kind']): Reference[] {
  return pairs.flatMap(([selector, name]) =>
    page.dom.querySelectorAll(selector).flatMap((element: HtmlElement): Reference[] => {
      const url = attribute(element, name);
      if (url === null) return [];
      const isName = element.is('link') && NAMES.test(attribute(element, 'rel') ?? '');
      return [{ url, line: element.location.line, kind: isName ? 'link' : kind }];
    }),
  );
}

/** Every address of a page. */
export function referencesOf(page: BuiltPage): Reference[] {
  const sets = ['srcset', 'imagesrcset'].flatMap((name) =>
    page.dom
      .querySelectorAll(`[${name}]`)
      .flatMap((element) =>
        srcsetUrls(attribute(element, name) ?? '').map(
          (url): Reference => ({ url, line: element.location.line, kind: 'resource' }),
        ),
      ),
  );
  return [...collect(page, FETCHED, 'resource'), ...sets, ...collect(page, FOLLOWED, 'link')];
}
