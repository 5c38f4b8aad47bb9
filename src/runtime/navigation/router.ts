import { closeLayers } from './close-layers.ts';
import { pathOf } from './entry-path.ts';
import { getPage, startPrefetch } from './page-cache.ts';

/** Addresses of files, which are left to the browser. */
const FILE = /\.(?!html$)[a-z0-9]+$/i;

/** The part of a path that names its language; none in the root language. */
const languageOf = (path: string) => /^\/[a-z]{2}(?![^/])/.exec(path)?.[0];

/** Whether a navigation leads to another page of this site and can be done without loading a document. */
function isOurs(event: NavigateEvent): boolean {
  if (!event.canIntercept || event.downloadRequest !== null || event.formData) return false;
  const to = new URL(event.destination.url);
  if (FILE.test(to.pathname) || event.navigationType === 'reload') return false;
  // Another language has fonts, header and footer of its own, so it is loaded as a document.
  if (languageOf(to.pathname) !== languageOf(location.pathname)) return false;
  // Anchors, and filters that a page writes into its address, are handled by the page itself.
  if (event.navigationType !== 'traverse') return !event.destination.sameDocument;
  if (to.pathname !== location.pathname) return true;
  // Going back from one filter to another is handled by the list that follows the address (features/lists).
  return to.search !== location.search && !document.querySelector('main [follows-address]');
}

let visiting: typeof import('./visit.ts') | undefined;

/**
 * Fetches what nobody needs before the first activity: the module that shows pages, and the elements of header and
 * footer that can wait. It is kept in a variable, because `import()` of a loaded module still waits for a task,
 * and a frame of the old page may be drawn first.
 */
export const loadVisit = async (): Promise<typeof import('./visit.ts')> => {
  visiting ??= await import('./visit.ts');
  return visiting;
};

/**
 * Client-side navigation with the browser's Navigation API. The browser handles history, scroll positions,
 * focus and aborted navigations; this file decides and visit.ts shows the page. Where the API, a script or the
 * network fails, links work as links. See docs/decisions/2026-11-21-navigation.md.
 * @param defineElements defines the custom elements inside an element, such as a new page once it is painted
 */
export function startRouter(defineElements: (main: HTMLElement) => unknown): void {
  if (!('navigation' in window)) return;
  // Before the listener below is there, the way back between two pages of one document changes the address only.
  const { pathname } = location;
  if ((pathOf(navigation.activation?.entry) ?? pathname) !== pathname) location.reload();
  startPrefetch();
  navigation.addEventListener('navigate', (event) => {
    const isBack = event.navigationType === 'traverse';
    const isPage = isOurs(event);
    // This comes before the interception: if the focus moved during it, the browser would not reset the focus.
    if (isPage || isBack) closeLayers();
    if (!isPage) return;
    // A page that is gone back to is probably kept, and needs no request.
    if (!isBack) getPage(new URL(event.destination.url));
    const arrival = loadVisit().then(({ prepare }) => prepare(event, defineElements));
    const settled = Promise.allSettled([arrival]);
    event.intercept({
      scroll: 'manual',
      // The address changes once the page is there, so that until then the visitor can go elsewhere, or stop.
      // The way back cannot wait. Browsers without this handler change the address at once (visit.ts).
      ...(!isBack && { precommitHandler: async () => void (await settled) }),
      handler: async () => {
        try {
          const show = await arrival;
          await show();
        } catch (error) {
          if (event.signal.aborted) return;
          // The address has already changed, so a reload loads the new page as a document.
          console.info(error);
          location.reload();
        }
      },
    });
  });
}
