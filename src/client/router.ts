import { getPage, startPrefetch } from '../browser/page-cache.ts';
import { active } from './elements.ts';

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

let visiting: typeof import('./visit.ts') | undefined;

/**
 * What puts pages in place; nobody navigates before the first sign of activity. It is kept: an import that is there already
 * still waits for a task, and a frame of the page that is left may come first.
 */
const loadVisit = async () => {
  visiting ??= await import('./visit.ts');
  return visiting;
};

/**
 * Client-side navigation on the browser's Navigation API: history, scroll restoration, focus and
 * abort are the browser's own, this file fetches and visit.ts swaps. Where the API, a script or the network
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
  // Links are plain links where this cannot be fetched.
  active.then(loadVisit).catch(console.info);
  navigation.addEventListener('navigate', (event) => {
    if (!isOurs(event)) return;
    // A page that gives up its history entry has no way back.
    const from = event.navigationType === 'replace' ? undefined : navigation.currentEntry?.key;
    // Before the interception: a focus that moves during it would keep the browser from resetting it.
    closeLayers();
    // On the way back the page is likely to be kept.
    if (event.navigationType !== 'traverse') getPage(new URL(event.destination.url));
    event.intercept({
      scroll: 'manual',
      handler: async () => {
        try {
          const { visit } = await loadVisit();
          await visit(event, from, onPage, beforeLeaving);
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
