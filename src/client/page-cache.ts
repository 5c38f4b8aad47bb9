/** Pages kept in memory, so that what was prefetched is used. */
const KEPT = 12;
/** A kept page is fetched anew after this long, in milliseconds. */
export const MAX_AGE = 5 * 60 * 1000;

interface KeptPage {
  document: Promise<Document>;
  at: number;
}

const kept = new Map<string, KeptPage>();

/** Two addresses that differ only in their hash are one page. */
const keyOf = (url: URL) => url.pathname + url.search;

async function fetchPage(url: URL): Promise<Document> {
  const response = await fetch(url, {
    headers: { accept: 'text/html' },
    credentials: 'same-origin',
  });
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  // The not-found page is a page; other errors are the server's, and the browser shows them.
  const isMeant = response.ok || response.status === 404;
  if (!isPage || !isMeant || new URL(response.url).origin !== location.origin) {
    throw new Error(`${response.status} and no page of this site at ${response.url}`);
  }
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/**
 * A page of this site as a parsed document: from memory if it is there, else from the network.
 * @throws when the address does not answer with a page; the caller then navigates the plain way
 */
export function getPage(url: URL): Promise<Document> {
  const key = keyOf(url);
  const found = kept.get(key);
  if (found && Date.now() - found.at < MAX_AGE) return found.document;
  const document = fetchPage(url);
  kept.set(key, { document, at: Date.now() });
  document.catch(() => kept.delete(key));
  const oldest = kept.keys().next().value;
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return document;
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
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const prefetch = (event: Event) => {
    const url = pageLink(event);
    // A link that fails now is tried again when it is followed.
    if (url) getPage(url).catch(() => undefined);
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(sign, prefetch, { passive: true });
  }
}
