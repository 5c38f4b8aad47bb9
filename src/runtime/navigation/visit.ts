import { layAll, layInTurn } from '../lay-bands.ts';
import { closeLayers } from './close-layers.ts';
import { pathOf } from './entry-path.ts';
import { keepTyped } from './keep-typed.ts';
import { getPage, MAX_AGE } from './page-cache.ts';
// In one file with this one, since both come with the first activity.
import '../elements/later-elements.ts';
import { frameBegins, nextFrame } from '../next-frame.ts';
import { dropPage, keepPage, type LeftPage, leftAt, takeBack } from './left-pages.ts';
import {
  completePage,
  leavePage,
  mainOf,
  putBack,
  settlePage,
  showPage,
  wakePage,
} from './swap.ts';
import { pressedPicture, travel } from './travel.ts';

/** Has screen readers announce the new page's title, as browsers do for a new document. */
function announce(): void {
  const announcer = document.querySelector('#announcer');
  if (announcer) announcer.textContent = document.title;
}

/** Whether a visitor has typed or used something in a page, which a fresh copy of it would lose. */
function isTouched(main: HTMLElement): boolean {
  const fields = main.querySelectorAll<HTMLInputElement>('input, textarea');
  const isTyped = [...fields].some((field) => field.value !== field.defaultValue);
  return isTyped || main.querySelector('astro-island:not([ssr])') !== null;
}

/**
 * Replaces a page that was gone back to by a fresh copy if its text has changed, unless the visitor has begun
 * something there.
 */
async function refresh(url: URL, { main }: LeftPage, defineElements: (main: HTMLElement) => void) {
  const { opening, rest } = getPage(url, true);
  const next = await Promise.all([opening, rest()]).catch(() => undefined);
  if (!next || !main.isConnected || isTouched(main)) return;
  if (next.map((part) => mainOf(part).textContent).join('') === main.textContent) return;
  const page = showPage(next[0]);
  completePage(page, next[1]);
  layAll(page.main);
  settlePage(page);
  defineElements(page.main);
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

/** Keeps the page that is left if the visitor can go back to it and all of it had arrived; otherwise drops it. */
function leave(): void {
  const left = leavePage();
  const from = shownAt?.key;
  shownAt = navigation.currentEntry;
  // A page whose history entry was replaced cannot be gone back to.
  const isReplaced = from === shownAt?.key;
  // The page is still in the document here; the microtask runs once it has been replaced.
  if (from && !isReplaced && left.isWhole) keepPage(from, left);
  else queueMicrotask(() => dropPage(left));
}

/**
 * Gets the page that a navigation leads to: a kept page as it was left, or a new one. A page that is shown from
 * its top comes in two steps: the opening with the heading, and the rest one frame later.
 * @param defineElements defines the custom elements inside an element, such as the new page once it is painted
 * @returns shows the page, once the address is that of the page; its promise is rejected when the rest of the
 * page cannot be fetched, or when the page comes from another version of the site
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
  const fetched = former ? undefined : getPage(to, !isAtTop);
  const opening = await fetched?.opening;
  const whole = isAtTop ? undefined : await fetched?.rest();
  await keepTyped(defineElements);
  return async () => {
    if (signal.aborted) return;
    // A menu may have been opened while the page was awaited.
    closeLayers();
    const pressed = isAtTop ? pressedPicture(event) : undefined;
    takeBack(destination.key);
    leave();
    const page = former ? putBack(former) : showPage(opening as Document);
    if (whole) completePage(page, whole);
    if (!isAtTop) layAll(page.main);
    const painted = nextFrame();
    await frameBegins();
    // Scrolled ahead of the frame, the browser would lay out the page to see what is under the pointer.
    if (!signal.aborted) event.scroll();
    announce();
    await painted;
    // The heading is shown now; decoration comes after it.
    if (pressed) travel(pressed, page.main);
    const rest = isAtTop && page.main.isConnected ? await fetched?.rest() : undefined;
    // Another navigation may have replaced this page in the meantime.
    if (!page.main.isConnected) return;
    if (rest) completePage(page, rest);
    settlePage(page);
    // A link of the opening may have been followed to a place that has arrived only now.
    if (rest && location.hash) {
      layAll(page.main);
      location.replace(location.href);
    }
    // What lays out the page a band at a time is not awaited, so that the navigation ends.
    if (!former) {
      layInTurn(page.main);
      await defineElements(page.main);
      return;
    }
    wakePage(page);
    if (Date.now() - former.since > MAX_AGE) refresh(to, former, defineElements);
  };
}
