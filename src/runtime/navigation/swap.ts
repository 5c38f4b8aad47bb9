import { RESTING, restOutOfView, wake } from '../browser/resting.ts';
import { layAll } from '../lay-sections.ts';
import { nextFrame } from '../next-frame.ts';
import { ownHead, swapHead } from './head.ts';
import type { LeftPage } from './left-pages.ts';
import { PAGE_SHOWN } from './page-shown.ts';
import { runScripts } from './run-scripts.ts';
import { bringStyles, stylesOf } from './styles.ts';

/**
 * The parts of a page that can rest, grouped by what wakes together: each section and, since an article can be
 * many windows long, each chapter of an article.
 */
const partsOf = (main: HTMLElement): HTMLElement[][] =>
  [...main.children].map((section) => {
    const chapter =
      section.localName === 'article' ? section.querySelector('h2')?.parentElement : null;
    const text = chapter?.parentElement;
    return (text ? [section.firstElementChild, ...text.children] : [section]) as HTMLElement[];
  });

/** The page that is shown now, or is about to be. */
let shown: LeftPage = {
  main: document.querySelector('main') as HTMLElement,
  title: document.title,
  head: ownHead(document),
  styles: stylesOf(document),
};

/**
 * Prepares the page that is shown for being left, and returns it. Sections out of view rest at their height, so
 * that the browser can restore the scroll position when the page comes back, and its first frame is quick.
 */
export function leavePage(): LeftPage {
  // The link that was followed has the focus. If it still had it when it is removed, the browser would style and
  // lay out the resting page first.
  document.activeElement?.closest<HTMLElement>('main a')?.blur();
  restOutOfView(partsOf(shown.main).flat());
  // The sections that rest are laid out when they wake, all others have been.
  layAll(shown.main);
  return shown;
}

/** Makes a page that was fetched ready to be shown. */
export const readyPage = (next: Document): LeftPage => ({
  main: document.importNode(next.querySelector('main') as HTMLElement, true),
  title: next.title,
  head: ownHead(next),
  styles: stylesOf(next),
});

/**
 * Notes on wide tables and code how far they are scrolled sideways, in CSS pixels: elements that are taken out of a
 * document forget it, and a page that is gone back to has them where they were.
 */
function notePlace({ target }: Event): void {
  if (target instanceof HTMLElement) target.dataset.sideways = `${target.scrollLeft}`;
}
// Scroll events of elements do not bubble.
document.addEventListener('scroll', notePlace, { capture: true, passive: true });

/**
 * Shows a page in place of the present one: a new one, or one that was left, in the state in which it was left.
 * Header, footer and everything set on window stay.
 * @throws when the page comes from another version of the site, whose styles do not fit
 */
export function showPage(page: LeftPage): void {
  page.styles = bringStyles(page.styles);
  shown.main.replaceWith(page.main);
  document.title = page.title;
  for (const area of page.main.querySelectorAll<HTMLElement>('[data-sideways]'))
    area.scrollLeft = Number(area.dataset.sideways);
  shown = page;
}

/** Does what can wait until the page is shown: its head and its scripts. */
export function completePage({ main, head }: LeftPage): void {
  swapHead(head);
  runScripts(main);
  document.dispatchEvent(new Event(PAGE_SHOWN));
}

/**
 * Wakes the sections of a page that is shown again, one group per frame, since all at once would block the
 * browser.
 */
export async function wakePage({ main }: LeftPage): Promise<void> {
  for (const parts of partsOf(main)) {
    const resting = parts.filter((part) => part.hasAttribute(RESTING));
    if (resting.length === 0) continue;
    await nextFrame();
    // If the page has been left again, its sections keep resting.
    if (!main.isConnected) return;
    wake(resting);
  }
}
