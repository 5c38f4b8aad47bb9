import { type FragmentPart, fragmentPath } from '../browser/page-fragment.ts';
import { savesData } from '../browser/preferences.ts';

/** How many pages are kept in memory. A page that was prefetched is not fetched again when its link is followed. */
const KEPT = 12;
/** How long a kept page is used before it is fetched again, in milliseconds. */
export const MAX_AGE = 5 * 60 * 1000;

/**
 * A page of this site that is being fetched. It comes as two documents that are parsed outside the window, each
 * with a main element.
 */
export interface FetchedPage {
  /**
   * Everything down to the band with the heading, with the head of the page. It is the whole page where the
   * page is not split into fragments.
   */
  opening: Promise<Document>;
  /** What follows the opening. It is parsed only when it is asked for. */
  rest: () => Promise<Document>;
}

const kept = new Map<string, FetchedPage & { at: number }>();

/** Two addresses that differ only in their hash are one page. */
const keyOf = (url: URL) => url.pathname + url.search;

const parse = (text: string) => new DOMParser().parseFromString(text, 'text/html');

const ask = (address: URL | string) => fetch(address, { headers: { accept: 'text/html' } });

/** The text of a whole page. */
async function readWhole(url: URL): Promise<string> {
  const response = await ask(url);
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  // The not-found page is a page as well. For other errors the browser shows what the server says.
  const isMeant = response.ok || response.status === 404;
  if (!isPage || !isMeant || new URL(response.url).origin !== location.origin) {
    throw new Error(`${response.status} and no page of this site at ${response.url}`);
  }
  return response.text();
}

/**
 * Reads a page from its fragments where this version of the site has them, and as a whole where it has none.
 * @param isWhole whether the rest is requested together with the opening, and not after it
 * @param open called with the opening as soon as that has arrived
 * @returns the text of the rest
 */
async function read(url: URL, isWhole: boolean, open: (page: Document) => void): Promise<string> {
  const { fragments, commonSheet } = document.documentElement.dataset;
  const askFor = (part: FragmentPart) =>
    fragments ? ask(fragmentPath(fragments, url.pathname, part)) : undefined;
  // `commonSheet` is set only where `fragments` is set.
  const hasCommon = document.querySelector(`[data-sheet="${commonSheet}"]`);
  const [opening, early] = await Promise.all([
    askFor(hasCommon ? '.plain' : ''),
    isWhole ? askFor('.rest') : undefined,
  ]);
  if (!opening?.ok) {
    open(parse(await readWhole(url)));
    return '';
  }
  open(parse(await opening.text()));
  const rest = early ?? (await askFor('.rest'));
  if (!rest?.ok) throw new Error(`${rest?.status} for the rest of ${url}`);
  return rest.text();
}

/**
 * A page of this site: from memory if it is there, else from the network. Its promises are rejected when the
 * address does not answer with a page; the caller then navigates the plain way.
 * @param isWhole whether the page is shown only when all of it has arrived, as at an anchor
 */
export function getPage(url: URL, isWhole = Boolean(url.hash)): FetchedPage {
  const key = keyOf(url);
  const found = kept.get(key);
  if (found && Date.now() - found.at < MAX_AGE) return found;
  const { promise: opening, resolve, reject } = Promise.withResolvers<Document>();
  const text = read(url, isWhole, resolve);
  let rest: Promise<Document> | undefined;
  const parseRest = () => {
    // The rest is parsed once and kept, because Chromium never frees a parsed document that has a video in it.
    rest ??= text.then((all) => parse(`<body><main>${all}`));
    return rest;
  };
  kept.set(key, { opening, rest: parseRest, at: Date.now() });
  text.catch((error) => {
    kept.delete(key);
    reject(error);
  });
  // A failed prefetch needs no message: the page is fetched again when its link is followed.
  opening.catch(() => undefined);
  const oldest = kept.keys().next().value;
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return { opening, rest: parseRest };
}

/** The link an event happened on, if a navigation to it would stay on this site. */
function pageLink(event: Event): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  const isHere = url.origin === location.origin && keyOf(url) !== keyOf(new URL(location.href));
  return isHere ? url : undefined;
}

/** Fetches a page as soon as a visitor points at, focuses or touches a link to it, unless they save data. */
export function startPrefetch(): void {
  if (savesData()) return;
  const prefetch = (event: Event) => {
    const url = pageLink(event);
    if (url) getPage(url);
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(sign, prefetch, { passive: true });
  }
}
