import { getPage, MAX_AGE } from '../browser/page-cache.ts';
import { dropPage, keepPage, type LeftPage, leftAt, takeBack } from './left-pages.ts';
import { nextFrame } from './next-frame.ts';
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

/** Says the new page's title to screen readers, as a browser does for a new document. */
function announce(): void {
  const announcer = document.querySelector('#announcer');
  if (announcer) announcer.textContent = document.title;
}

/** Whether a visitor has done something in a page that another copy of it would not have. */
function isTouched(main: HTMLElement): boolean {
  const fields = main.querySelectorAll<HTMLInputElement>('input, textarea');
  const isTyped = [...fields].some((field) => field.value !== field.defaultValue);
  return isTyped || main.querySelector('astro-island:not([ssr])') !== null;
}

/** Shows what has changed on a page that was put back, unless its visitor has begun something there. */
async function refresh(url: URL, { main }: LeftPage, onPage: (main: HTMLElement) => void) {
  const { opening, rest } = getPage(url, true);
  const next = await Promise.all([opening, rest()]).catch(() => undefined);
  if (!next || !main.isConnected || isTouched(main)) return;
  if (next.map((part) => mainOf(part).textContent).join('') === main.textContent) return;
  const page = showPage(next[0]);
  completePage(page, next[1]);
  settlePage(page);
  onPage(page.main);
}

/** Keeps the page that is left, if the way back leads to it and all of it was there, and lets go of it otherwise. */
function leave(entry: string | undefined): void {
  const left = leavePage();
  // It is still in the document, and gone by the time that this runs.
  if (entry && left.isWhole) keepPage(entry, left);
  else queueMicrotask(() => dropPage(left));
}

/**
 * Shows the page that a navigation leads to: one that was left, as it stood, or a new one. Of a page that is shown from
 * its top the bands down to its heading come first, and the rest a frame later.
 * @param from key of the history entry that is left, if the way back leads to it
 * @param onPage called with the main element of a new page once it is painted
 * @param beforeLeaving called while the page that is left still stands, which stays until it is done
 * @throws when the page cannot be fetched, or is of another version of the site
 */
export async function visit(
  event: NavigateEvent,
  from: string | undefined,
  onPage: (main: HTMLElement) => void,
  beforeLeaving: () => Promise<unknown>,
): Promise<void> {
  const { signal, destination } = event;
  const to = new URL(destination.url);
  const isBack = event.navigationType === 'traverse';
  const former = isBack ? leftAt(destination.key) : undefined;
  const isAtTop = !isBack && !to.hash;
  const fetched = former ? undefined : getPage(to, !isAtTop);
  const opening = await fetched?.opening;
  const whole = isAtTop ? undefined : await fetched?.rest();
  await beforeLeaving();
  if (signal.aborted) return;
  const pressed = isAtTop ? pressedPicture(event) : undefined;
  leave(from);
  if (former) takeBack(destination.key);
  const page = former ? putBack(former) : showPage(opening as Document);
  if (whole) completePage(page, whole);
  event.scroll();
  announce();
  await nextFrame();
  // The heading is there; what only pleases comes after it.
  if (pressed) travel(pressed, page.main);
  const rest = isAtTop && page.main.isConnected ? await fetched?.rest() : undefined;
  // Another navigation may have replaced this page meanwhile.
  if (!page.main.isConnected) return;
  if (rest) completePage(page, rest);
  settlePage(page);
  if (!former) return onPage(page.main);
  // Not awaited: the browser lays out the page when the navigation is over.
  wakePage(page);
  if (Date.now() - former.since > MAX_AGE) refresh(to, former, onPage);
}
