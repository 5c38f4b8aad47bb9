import { dropPage, keepPage, type LeftPage, leftAt, takeBack } from './left-pages.ts';
import { getPage, MAX_AGE, startPrefetch } from './page-cache.ts';
import { leavePage, putBack, settlePage, showPage } from './swap.ts';

/** Addresses that are files, not pages: the browser deals with them. */
const FILE = /\.(?!html$)[a-z0-9]+$/i;

/** Whether a navigation goes to another page of this site and may be done without a new document. */
function isOurs(event: NavigateEvent): boolean {
  if (!event.canIntercept || event.downloadRequest !== null || event.formData) return false;
  const to = new URL(event.destination.url);
  if (FILE.test(to.pathname) || event.navigationType === 'reload') return false;
  // Anchors, and filters that a page writes into its address, are dealt with by the page itself.
  if (event.navigationType !== 'traverse') return !event.destination.sameDocument;
  if (to.pathname !== location.pathname) return true;
  // Back to another choice: a list that follows the address restores it itself (features/lists).
  return to.search !== location.search && !document.querySelector('main [follows-address]');
}

/** No menu or dialog outlives a navigation. */
function closeLayers(): void {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
}

/** Says the new page's title to screen readers, as a browser does for a new document. */
function announce(): void {
  const announcer = document.querySelector('#announcer');
  if (announcer) announcer.textContent = document.title;
}

/** Resolves after the next frame is painted; in a hidden tab, which paints none, after 100 ms. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });

/** Whether a visitor has done something in a page that another copy of it would not have. */
function isTouched(main: HTMLElement): boolean {
  const fields = main.querySelectorAll<HTMLInputElement>('input, textarea');
  const isTyped = [...fields].some((field) => field.value !== field.defaultValue);
  return isTyped || main.querySelector('astro-island:not([ssr])') !== null;
}

/** Shows what has changed on a page that was put back, unless its visitor has begun something there. */
async function refresh(url: URL, { main }: LeftPage, onPage: (main: HTMLElement) => void) {
  const next = await getPage(url).catch(() => undefined);
  const text = next?.querySelector('main')?.textContent;
  if (!next || !main.isConnected || isTouched(main) || text === main.textContent) return;
  const page = showPage(next, false);
  settlePage(page);
  onPage(page.main);
}

/** Keeps the page that is left, if the way back leads to it, and lets go of it otherwise. */
function leave(entry: string | undefined): void {
  const left = leavePage();
  // It is still in the document, and gone by the time that this runs.
  if (entry) keepPage(entry, left);
  else queueMicrotask(() => dropPage(left));
}

/**
 * Client-side navigation on the browser's Navigation API: history, scroll restoration, focus and
 * abort are the browser's own, this file fetches and swaps. Where the API, a script or the network
 * fails, links are plain links. See docs/decisions/2026-11-21-navigation.md.
 * @param onPage called with the main element of a new page once it is painted
 * @param beforeLeaving called while the page that is left still stands, which stays until it is done
 */
export function startRouter(
  onPage: (main: HTMLElement) => void,
  beforeLeaving: () => Promise<unknown>,
): void {
  if (!('navigation' in window)) return;
  startPrefetch();
  navigation.addEventListener('navigate', (event) => {
    if (!isOurs(event)) return;
    const { navigationType: type, destination } = event;
    const to = new URL(destination.url);
    // A page that gives up its history entry has no way back.
    const from = type === 'replace' ? undefined : navigation.currentEntry?.key;
    const former = type === 'traverse' ? leftAt(destination.key) : undefined;
    const isAtTop = type !== 'traverse' && !to.hash;
    // Before the interception: a focus that moves during it would keep the browser from resetting it.
    closeLayers();
    event.intercept({
      scroll: 'manual',
      handler: async () => {
        try {
          const next = former ? undefined : await getPage(to);
          await beforeLeaving();
          if (event.signal.aborted) return;
          leave(from);
          if (former) takeBack(destination.key);
          const page = former ? putBack(former) : showPage(next as Document, isAtTop);
          event.scroll();
          announce();
          await nextFrame();
          // Another navigation may have replaced this page within the frame.
          if (!page.main.isConnected) return;
          settlePage(page);
          if (!former) onPage(page.main);
          else if (Date.now() - former.since > MAX_AGE) refresh(to, former, onPage);
        } catch (error) {
          if (event.signal.aborted) return;
          // The address has changed already: let the browser load it as a document.
          console.info('The browser loads the page itself:', error);
          location.reload();
        }
      },
    });
  });
}
