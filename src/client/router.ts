import { getPage, startPrefetch } from '../browser/page-cache.ts';
import { active } from './elements.ts';

/** Addresses of files, which are left to the browser. */
const FILE = /\.(?!html$)[a-z0-9]+$/i;

/** Whether a navigation leads to another page of this site and can be done without loading a document. */
function isOurs(event: NavigateEvent): boolean {
  if (!event.canIntercept || event.downloadRequest !== null || event.formData) return false;
  const to = new URL(event.destination.url);
  if (FILE.test(to.pathname) || event.navigationType === 'reload') return false;
  // Anchors, and filters that a page writes into its address, are handled by the page itself.
  if (event.navigationType !== 'traverse') return !event.destination.sameDocument;
  if (to.pathname !== location.pathname) return true;
  // Going back from one filter to another is handled by the list that follows the address (features/lists).
  return to.search !== location.search && !document.querySelector('main [follows-address]');
}

/** Closes open menus and the search, which must not stay open over the next page. */
function closeLayers(): void {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
}

let visiting: typeof import('./visit.ts') | undefined;

/**
 * The module that shows pages. It is fetched at the first activity, since nobody navigates before. It is kept
 * in a variable, because `import()` of a loaded module still waits for a task, and a frame of the old page may
 * be drawn first.
 */
const loadVisit = async () => {
  visiting ??= await import('./visit.ts');
  return visiting;
};

/**
 * Client-side navigation with the browser's Navigation API. The browser handles history, scroll positions,
 * focus and aborted navigations; this file decides and visit.ts shows the page. Where the API, a script or the
 * network fails, links work as links. See docs/decisions/2026-11-21-navigation.md.
 * @param onPage called with the main element of a new page once it has been painted
 * @param beforeLeaving called before the old page is replaced, which waits until its promise is settled
 */
export function startRouter(
  onPage: (main: HTMLElement) => void,
  beforeLeaving: () => Promise<unknown>,
): void {
  if (!('navigation' in window)) return;
  startPrefetch();
  // If this fails, links still work as links.
  active.then(loadVisit).catch(console.info);
  navigation.addEventListener('navigate', (event) => {
    if (!isOurs(event)) return;
    // A page whose history entry is replaced cannot be gone back to.
    const from = event.navigationType === 'replace' ? undefined : navigation.currentEntry?.key;
    // This comes before the interception: if the focus moved during it, the browser would not reset the focus.
    closeLayers();
    // A page that is gone back to is probably kept, and needs no request.
    if (event.navigationType !== 'traverse') getPage(new URL(event.destination.url));
    event.intercept({
      scroll: 'manual',
      handler: async () => {
        try {
          const { visit } = await loadVisit();
          await visit(event, from, onPage, beforeLeaving);
        } catch (error) {
          if (event.signal.aborted) return;
          // The address has already changed, so a reload loads the new page as a document.
          console.info('The browser loads the page itself:', error);
          location.reload();
        }
      },
    });
  });
}
