import { layAll, layInTurn } from '../lay-sections.ts';
import { frameBegins, nextFrame } from '../next-frame.ts';
// In one file with this one, since both come with the first activity.
import '../elements/later-elements.ts';
import { closeLayers } from './close-layers.ts';
import { pathOf } from './entry-path.ts';
import { keepTyped } from './keep-typed.ts';
import { dropPage, keepPage, leftAt, takeBack } from './left-pages.ts';
import { getPage } from './page-cache.ts';
import { completePage, leavePage, readyPage, showPage, wakePage } from './swap.ts';
import { pressedPicture, travel } from './travel.ts';

/** Has screen readers announce the new page's title, as browsers do for a new document. */
function announce(): void {
  const announcer = document.querySelector('#announcer');
  if (announcer) announcer.textContent = document.title;
}

/**
 * The history entry whose page is shown. While another page is awaited on the way back, the current entry is
 * that page's already.
 */
let shownAt = window.navigation?.transition?.from ?? window.navigation?.currentEntry;

window.navigation?.addEventListener('currententrychange', () => {
  if (navigation.transition) return;
  // An anchor was followed, or the page has written into its address. Where the address had changed before its
  // page arrived, this has ended that navigation, and the browser loads the page itself.
  if (pathOf(shownAt) !== pathOf(navigation.currentEntry)) location.reload();
  shownAt = navigation.currentEntry;
});

/** Keeps the page that is left if the visitor can go back to it; otherwise drops it. */
function leave(): void {
  const left = leavePage();
  const from = shownAt?.key;
  shownAt = navigation.currentEntry;
  // A page whose history entry was replaced cannot be gone back to.
  const isReplaced = from === shownAt?.key;
  // The page is still in the document here; the microtask runs once it has been replaced.
  if (from && !isReplaced) keepPage(from, left);
  else queueMicrotask(() => dropPage(left));
}

/**
 * Gets the page that a navigation leads to: a kept page as it was left, or a new one.
 * @param defineElements defines the custom elements inside an element, such as the new page once it is painted
 * @returns shows the page, once the address is that of the page; its promise is rejected when the page comes from
 * another version of the site
 * @throws when the page cannot be fetched
 */
export async function prepare(
  event: NavigateEvent,
  defineElements: (main: HTMLElement) => unknown,
): Promise<() => Promise<void>> {
  const { signal, destination } = event;
  const to = new URL(destination.url);
  const isBack = event.navigationType === 'traverse';
  // The page has not been left yet: the one that was to replace it had not arrived.
  if (isBack && destination.key === shownAt?.key) return async () => {};
  const former = isBack ? leftAt(destination.key) : undefined;
  const isAtTop = !isBack && !to.hash;
  const fetched = former ? undefined : await getPage(to);
  await keepTyped(defineElements);
  return async () => {
    if (signal.aborted) return;
    // A menu may have been opened while the page was awaited.
    closeLayers();
    const pressed = isAtTop ? pressedPicture(event) : undefined;
    const page = former ?? readyPage(fetched as Document);
    takeBack(destination.key);
    leave();
    showPage(page);
    if (!isAtTop) layAll(page.main);
    const painted = nextFrame();
    await frameBegins();
    // Scrolled ahead of the frame, the browser would lay out the page to see what is under the pointer.
    if (!signal.aborted) event.scroll();
    announce();
    await painted;
    // Another navigation may have replaced this page in the meantime.
    if (!page.main.isConnected) return;
    if (pressed) travel(pressed, page.main);
    completePage(page);
    if (former) {
      wakePage(page);
      return;
    }
    // What lays out the page a section at a time is not awaited, so that the navigation ends.
    layInTurn(page.main);
    await defineElements(page.main);
  };
}
