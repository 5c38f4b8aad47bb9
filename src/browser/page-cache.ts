import { type FragmentPart, fragmentPath } from './page-fragment.ts';
import { savesData } from './preferences.ts';

/** Pages kept in memory, so that what was prefetched is used. */
const KEPT = 12;
/** A kept page is fetched anew after this long, in milliseconds. */
export const MAX_AGE = 5 * 60 * 1000;

/** A page of this site on its way, in two documents without a window, each with a main element. */
export interface FetchedPage {
  /** Down to the band with the heading, and what the head says; all of the page where it does not come as fragments. */
  opening: Promise<Document>;
  /** What follows, parsed when it is wanted. The heading waits for neither, unless nothing is shown without it. */
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
  // The not-found page is a page; other errors are the server's, and the browser shows them.
  const isMeant = response.ok || response.status === 404;
  if (!isPage || !isMeant || new URL(response.url).origin !== location.origin) {
    throw new Error(`${response.status} and no page of this site at ${response.url}`);
  }
  return response.text();
}

/**
 * Reads a page: the fragments of it that this version of the site has, else the whole.
 * @param isWhole whether the rest is asked for with the opening, and not behind it
 * @param open gets the opening, as soon as that is there
 * @returns the text of the rest
 */
async function read(url: URL, isWhole: boolean, open: (page: Document) => void): Promise<string> {
  const { fragments, commonSheet } = document.documentElement.dataset;
  const askFor = (part: FragmentPart) =>
    fragments ? ask(fragmentPath(fragments, url.pathname, part)) : undefined;
  // It is told only with a folder of fragments.
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
 * A page of this site: from memory if it is there, else from the network. Its promises are rejected when the address
 * does not answer with a page; the caller then navigates the plain way.
 * @param isWhole whether it will be shown only when all of it is there, such as at an anchor
 */
export function getPage(url: URL, isWhole = Boolean(url.hash)): FetchedPage {
  const key = keyOf(url);
  const found = kept.get(key);
  if (found && Date.now() - found.at < MAX_AGE) return found;
  const { promise: opening, resolve, reject } = Promise.withResolvers<Document>();
  const text = read(url, isWhole, resolve);
  let rest: Promise<Document> | undefined;
  const parseRest = () => {
    // Once only: Chromium never lets go of a parsed document that has a video in it.
    rest ??= text.then((all) => parse(`<body><main>${all}`));
    return rest;
  };
  kept.set(key, { opening, rest: parseRest, at: Date.now() });
  text.catch((error) => {
    kept.delete(key);
    reject(error);
  });
  // A page that fails now is asked for again when its link is followed.
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
