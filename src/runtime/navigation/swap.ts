import { CONTINUED } from '../browser/continued.ts';
import { rest, restOutOfView, wake } from '../browser/resting.ts';
import { layAll } from '../lay-bands.ts';
import { nextFrame } from '../next-frame.ts';
import type { LeftPage } from './left-pages.ts';
import { PAGE_SHOWN } from './page-shown.ts';
import { runScripts } from './run-scripts.ts';
import { bringStyles } from './styles.ts';

/** Elements of the head that all pages share; they are never replaced. */
const KEPT =
  'link:is([rel=stylesheet], [rel=preload]), style, script:not([type="application/ld+json"])';

/** The elements of a head that belong to its page only. */
const ownHead = ({ head }: Document) => [...head.children].filter((one) => !one.matches(KEPT));

/** Replaces title, description, canonical address, sharing and structured data with those of the new page. */
function swapHead(next: Element[]): void {
  const wanted = [...next];
  for (const element of ownHead(document)) {
    const same = wanted.findIndex((candidate) => candidate.isEqualNode(element));
    if (same < 0) element.remove();
    else wanted.splice(same, 1);
  }
  document.head.append(...wanted.map((element) => document.importNode(element, true)));
}

/**
 * The parts of a page that can rest, grouped by what wakes together: each band and, since an article can be
 * many windows long, each chapter of an article.
 */
const bandsOf = (main: HTMLElement): HTMLElement[][] =>
  [...main.children].map((band) => {
    const chapter = band.localName === 'article' ? band.querySelector('h2')?.parentElement : null;
    const text = chapter?.parentElement;
    return (text ? [band.firstElementChild, ...text.children] : [band]) as HTMLElement[];
  });

/** The page that is shown now, or is about to be. */
let shown: LeftPage = {
  main: document.querySelector('main') as HTMLElement,
  title: document.title,
  head: ownHead(document),
  sideways: new Map(),
  since: performance.timeOrigin,
  isWhole: true,
};

const notePlace = ({ target }: Event) => {
  if (target instanceof Element && shown.main.contains(target))
    shown.sideways.set(target, target.scrollLeft);
};
// Scroll events of elements do not bubble.
document.addEventListener('scroll', notePlace, { capture: true, passive: true });

/**
 * Prepares the page that is shown for being left, and returns it. Bands out of view rest at their height, so
 * that the browser can restore the scroll position when the page comes back, and its first frame is quick.
 */
export function leavePage(): LeftPage {
  // The link that was followed has the focus. If it still had it when it is removed, the browser would style and
  // lay out the resting page first.
  document.activeElement?.closest<HTMLElement>('main a')?.blur();
  restOutOfView(bandsOf(shown.main).flat());
  // The bands that rest are laid out when they wake, all others have been.
  layAll(shown.main);
  return shown;
}

/** The main element of a page, or of a fragment of it. */
export const mainOf = (page: Document): HTMLElement => page.querySelector('main') as HTMLElement;

/**
 * Shows the opening of a page in place of the present page. Header, footer and everything set on window stay;
 * the footer is kept out of view until the rest has arrived (completePage).
 * @returns the page, whose main element is in the document
 * @throws when the page comes from another version of the site, whose styles do not fit
 */
export function showPage(opening: Document): LeftPage {
  bringStyles(opening);
  const main = document.importNode(mainOf(opening), true);
  // An empty element as high as the window stands for the rest of the page.
  const room = document.createElement('div');
  rest(room);
  main.append(room);
  const { title } = opening;
  return putBack({
    main,
    title,
    head: ownHead(opening),
    sideways: new Map(),
    since: Date.now(),
    isWhole: false,
  });
}

/**
 * Adds the rest of a page to its opening.
 * @throws when the rest comes from another version of the site
 */
export function completePage({ main }: LeftPage, rest: Document): void {
  bringStyles(rest);
  const more = document.importNode(mainOf(rest), true);
  const place = main.lastElementChild;
  const continued = more.querySelector(`:scope > [${CONTINUED}]`);
  if (continued) place?.previousElementSibling?.append(...continued.childNodes);
  continued?.remove();
  place?.replaceWith(...more.childNodes);
}

/** Shows a page that was left, in the state in which it was left. */
export function putBack(page: LeftPage): LeftPage {
  shown.main.replaceWith(page.main);
  document.title = page.title;
  for (const [area, left] of page.sideways) area.scrollLeft = left;
  shown = page;
  return page;
}

/** Does what can wait until the heading is shown: the head and the scripts of the page. */
export function settlePage(page: LeftPage): void {
  const { main, head } = page;
  page.isWhole = true;
  swapHead(head);
  runScripts(main);
  document.dispatchEvent(new Event(PAGE_SHOWN));
}

/**
 * Wakes the bands of a page that is shown again, one group per frame, since all at once would block the
 * browser.
 */
export async function wakePage({ main }: LeftPage): Promise<void> {
  for (const bands of bandsOf(main)) {
    const resting = bands.filter((band) => band.hasAttribute('style'));
    if (resting.length === 0) continue;
    await nextFrame();
    // If the page has been left again, its bands keep resting.
    if (!main.isConnected) return;
    wake(resting);
  }
}
