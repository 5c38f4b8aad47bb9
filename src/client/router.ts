import { getPage, startPrefetch } from './page-cache.ts';
import { settlePage, showPage } from './swap.ts';

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

/**
 * Client-side navigation on the browser's Navigation API: history, scroll restoration, focus and
 * abort are the browser's own, this file fetches and swaps. Where the API, a script or the network
 * fails, links are plain links. See docs/decisions/2026-11-21-navigation.md.
 * @param onPage called with the new main element once it is painted
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
    const to = new URL(event.destination.url);
    // Before the interception: a focus that moves during it would keep the browser from resetting it.
    closeLayers();
    event.intercept({
      scroll: 'manual',
      handler: async () => {
        try {
          const page = await getPage(to);
          await beforeLeaving();
          if (event.signal.aborted) return;
          const main = showPage(page, event.navigationType !== 'traverse' && !to.hash);
          event.scroll();
          announce();
          await nextFrame();
          // Another navigation may have replaced this page within the frame.
          if (!main.isConnected) return;
          settlePage(page, main);
          onPage(main);
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
