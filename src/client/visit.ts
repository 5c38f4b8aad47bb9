import { getPage, MAX_AGE } from '../browser/page-cache.ts';
import { layAll, layInTurn } from './lay-bands.ts';
import { dropPage, keepPage, type LeftPage, leftAt, takeBack } from './left-pages.ts';
import { frameBegins, nextFrame } from './next-frame.ts';
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
async function refresh(url: URL, { main }: LeftPage, onPage: (main: HTMLElement) => void) {
  const { opening, rest } = getPage(url, true);
  const next = await Promise.all([opening, rest()]).catch(() => undefined);
  if (!next || !main.isConnected || isTouched(main)) return;
  if (next.map((part) => mainOf(part).textContent).join('') === main.textContent) return;
  const page = showPage(next[0]);
  completePage(page, next[1]);
  layAll(page.main);
  settlePage(page);
  onPage(page.main);
}

/** Keeps the page that is left if the visitor can go back to it and all of it had arrived; otherwise drops it. */
function leave(entry: string | undefined): void {
  const left = leavePage();
  // The page is still in the document here; the microtask runs once it has been replaced.
  if (entry && left.isWhole) keepPage(entry, left);
  else queueMicrotask(() => dropPage(left));
}

/**
 * Shows the page that a navigation leads to: a kept page as it was left, or a new one. A page that is shown
 * from its top comes in two steps: the opening with the heading, and the rest one frame later.
 * @param from key of the history entry that is left; undefined if it cannot be gone back to
 * @param onPage called with the main element of a new page once it has been painted
 * @param beforeLeaving called before the old page is replaced, which waits until its promise is settled
 * @throws when the page cannot be fetched, or comes from another version of the site
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
  takeBack(destination.key);
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
  // What lays out the page a band at a time is not awaited, so that the navigation ends.
  if (!former) {
    layInTurn(page.main);
    return onPage(page.main);
  }
  wakePage(page);
  if (Date.now() - former.since > MAX_AGE) refresh(to, former, onPage);
}
