import { savesData } from '../browser/preferences.ts';

/** How many pages are kept in memory. A page that was prefetched is not fetched again when its link is followed. */
const KEPT = 12;
/** How long a kept page is used before it is fetched again, in milliseconds. */
const MAX_AGE = 5 * 60 * 1000;

const kept = new Map<string, { page: Promise<Document>; at: number }>();

/** Two addresses that differ only in their hash are one page. */
const keyOf = (url: URL) => url.pathname + url.search;

async function fetchPage(url: URL): Promise<Document> {
  const response = await fetch(url, { headers: { accept: 'text/html' } });
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  // The not-found page is a page as well. For other errors the browser shows what the server says.
  const isMeant = response.ok || response.status === 404;
  if (!isPage || !isMeant || new URL(response.url).origin !== location.origin) {
    throw new Error(`${response.status} and no page of this site at ${response.url}`);
  }
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/**
 * A page of this site, parsed outside the window: from memory if it is there, else from the network. It is parsed
 * once and kept, because Chromium never frees a parsed document that has a video in it.
 * @throws when the address does not answer with a page; the caller then navigates the plain way
 */
export function getPage(url: URL): Promise<Document> {
  const key = keyOf(url);
  const found = kept.get(key);
  if (found && Date.now() - found.at < MAX_AGE) return found.page;
  const page = fetchPage(url);
  kept.delete(key);
  kept.set(key, { page, at: Date.now() });
  // A failed prefetch needs no message: the page is fetched again when its link is followed.
  page.catch(() => kept.delete(key));
  const oldest = kept.keys().next().value;
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return page;
}

/** The address of the link that an element is part of, if a navigation to it would stay on this site. */
function pageLink(element: EventTarget | null): URL | undefined {
  const link = element instanceof Element ? element.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  const isHere = url.origin === location.origin && keyOf(url) !== keyOf(new URL(location.href));
  return isHere ? url : undefined;
}

/**
 * Fetches the page of the first link in view, which most visitors open next, unless they save data.
 * @returns whether there is one
 */
export function prefetchFirst(): boolean {
  if (savesData()) return false;
  for (const link of document.querySelectorAll('main a')) {
    const { top, bottom } = link.getBoundingClientRect();
    if (top > innerHeight) return false;
    const url = bottom > 0 ? pageLink(link) : undefined;
    if (url) {
      getPage(url);
      return true;
    }
  }
  return false;
}

/** Fetches a page as soon as a visitor points at, focuses or touches a link to it, unless they save data. */
export function startPrefetch(): void {
  if (savesData()) return;
  const prefetch = ({ target }: Event) => {
    const url = pageLink(target);
    if (url) getPage(url);
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(sign, prefetch, { passive: true });
  }
}
