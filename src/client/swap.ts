import { CONTINUED } from '../browser/continued.ts';
import { PAGE_SHOWN } from '../browser/page-shown.ts';
import { rest, restOutOfView, wake } from '../browser/resting.ts';
import type { LeftPage } from './left-pages.ts';
import { nextFrame } from './next-frame.ts';
import { bringStyles } from './styles.ts';

/** Inline scripts that have run in this document, by their text. */
const ran = new Set(Array.from(document.scripts, (script) => script.text));

/** Elements of the head that belong to the whole site and stay. */
const KEPT =
  'link[rel="stylesheet"], link[rel="preload"], style, script:not([type="application/ld+json"])';

/** What a head says about its page and no other. */
const ownHead = ({ head }: Document) => [...head.children].filter((one) => !one.matches(KEPT));

/** Brings title, description, canonical, share and structured data in line with the page now shown. */
function swapHead(next: Element[]): void {
  const wanted = [...next];
  for (const element of ownHead(document)) {
    const same = wanted.findIndex((candidate) => candidate.isEqualNode(element));
    if (same < 0) element.remove();
    else wanted.splice(same, 1);
  }
  document.head.append(...wanted.map((element) => document.importNode(element, true)));
}

/** Scripts that came through a parser do not run: copies of those this document lacks do. */
function runScripts(root: ParentNode): void {
  for (const script of root.querySelectorAll('script')) {
    if (script.src || ran.has(script.text) || script.type === 'application/ld+json') continue;
    ran.add(script.text);
    const copy = document.createElement('script');
    for (const { name, value } of script.attributes) copy.setAttribute(name, value);
    copy.textContent = script.text;
    script.replaceWith(copy);
  }
}

/** What of a page may rest, by what wakes together: each band, and of an article, which is many windows long, each block. */
const bandsOf = (main: HTMLElement): HTMLElement[][] =>
  [...main.children].map((band) => {
    const text = band.localName === 'article' ? band.querySelector('h2')?.parentElement : undefined;
    return (text ? [band.firstElementChild, ...text.children] : [band]) as HTMLElement[];
  });

/** The page now shown, or about to be. */
let shown: LeftPage = {
  main: document.querySelector('main') as HTMLElement,
  title: document.title,
  head: ownHead(document),
  since: performance.timeOrigin,
  isWhole: true,
};

/**
 * The page now shown, as it will be put back: bands out of view are not laid out in its first frame and
 * hold their place by their height, so that the browser finds the scroll position again.
 */
export function leavePage(): LeftPage {
  restOutOfView(bandsOf(shown.main).flat());
  return shown;
}

/** The main element of a page, or of a fragment of it. */
export const mainOf = (page: Document): HTMLElement => page.querySelector('main') as HTMLElement;

/**
 * Puts the opening of a page in place of the page now shown. Header, footer and everything set on
 * window stay; the footer stays out of view until the rest has come (completePage).
 * @returns the page, of which the main element stands in the document
 * @throws when the page is of another version of the site, whose styles do not go with ours
 */
export function showPage(opening: Document): LeftPage {
  bringStyles(opening);
  const main = document.importNode(mainOf(opening), true);
  main.append(room());
  const { title } = opening;
  return putBack({ main, title, head: ownHead(opening), since: Date.now(), isWhole: false });
}

/** An element that takes up as much room as the window is high. */
function room(): HTMLElement {
  const element = document.createElement('div');
  rest(element);
  return element;
}

/**
 * Adds what follows the opening of a page that is shown.
 * @throws as showPage does
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

/** Puts a page that was left in place of the one now shown, with all that it holds. */
export function putBack(page: LeftPage): LeftPage {
  shown.main.replaceWith(page.main);
  document.title = page.title;
  shown = page;
  return page;
}

/** Does what need not come before the new heading: the rest of the page, head and scripts. */
export function settlePage(page: LeftPage): void {
  const { main, head } = page;
  page.isWhole = true;
  swapHead(head);
  runScripts(main);
  document.dispatchEvent(new Event(PAGE_SHOWN));
}

/** Wakes the bands of a page that was put back, one in each frame: all at once would be a long task. */
export async function wakePage({ main }: LeftPage): Promise<void> {
  for (const bands of bandsOf(main)) {
    const resting = bands.filter((band) => band.hasAttribute('style'));
    if (resting.length === 0) continue;
    await nextFrame();
    // A page that is left again rests until it is put back.
    if (!main.isConnected) return;
    wake(resting);
  }
}
