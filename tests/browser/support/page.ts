import type { Page } from '@playwright/test';
import { messages } from './content.ts';

/** Opens a path on a page that tests share, and undoes the settings of the test before. */
export async function open(page: Page, path: string, width = 1280, height = 900): Promise<void> {
  await page.emulateMedia({ media: null, forcedColors: 'none' });
  await page.setViewportSize({ width, height });
  await page.mouse.move(0, height - 1);
  // If only the anchor differed, the browser would keep the document, with what the test before has changed
  // in it.
  const [address = '', anchor] = path.split('#');
  if (anchor && page.url().split('#')[0]?.endsWith(address)) await page.goto('about:blank');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
}

/**
 * Undoes what a test may have set on a page that others use after it: routes, answers to dialogs,
 * permissions.
 */
export async function release(page: Page): Promise<void> {
  page.removeAllListeners('dialog');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().setOffline(false);
  await page.context().clearPermissions();
}

/**
 * Makes a page that other tests have used as good as new: it resets what the browser emulates and deletes
 * what the site opened last has stored. The page is left on a file of the site without any script, so that
 * nothing is stored on leaving.
 */
export async function clean(page: Page): Promise<void> {
  await release(page);
  const isOpen = page.url().startsWith('http');
  await page.goto(isOpen ? new URL('/robots.txt', page.url()).href : '/robots.txt');
  // These are reset only after leaving the page, which would otherwise be laid out once more.
  await page.emulateMedia({ media: null, forcedColors: 'none' });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
}

/** Goes to an address as a link does, without a new document, and waits until its page is there. */
export const navigateTo = (page: Page, path: string) =>
  page.evaluate(async (to) => void (await navigation.navigate(to).finished), path);

/** Marks the document, so that a test can tell whether it was replaced by a new one. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    (window as { sameDocument?: boolean }).sameDocument = true;
    // The mark is on the header's node itself, so that a header that was replaced by an equal one is noticed.
    const header = document.querySelector('header') as HTMLElement & { sameNode?: boolean };
    header.sameNode = true;
  });
}

/** Whether the marked document is still there, with the same header. */
export function isMarkedDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const header = document.querySelector('header') as HTMLElement & { sameNode?: boolean };
    return Boolean((window as { sameDocument?: boolean }).sameDocument && header.sameNode);
  });
}

/** A main element with a mark, which is gone once another one takes its place. */
type MarkedMain = HTMLElement & { isMarked?: boolean };

/** Marks the main element, so that a test can tell whether the page that comes back is the one that was left. */
export const markMain = (page: Page) =>
  page.locator('main').evaluate((main: MarkedMain) => {
    main.isMarked = true;
  });

/** Whether the marked main element is the one that is shown. */
export const isMarkedMain = (page: Page) =>
  page.locator('main').evaluate((main: MarkedMain) => main.isMarked === true);

/**
 * Holds back the answer to all requests whose address fits.
 * @returns lets them go on
 */
export async function hold(page: Page, addresses: RegExp | string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Waits for the fonts of a page. */
export const fontsAreThere = (page: Page) =>
  page.evaluate(() => document.fonts.ready.then(() => {}));

/** Has a page lay out its lower sections, which it does once a visitor is active. */
export async function layOut(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => !document.querySelector('[data-later]'));
}

/** The link of the footer to a path: the footer is on every page, and no menu has to be opened first. */
export const footerLink = (page: Page, href: string) =>
  page.getByRole('contentinfo').locator(`a[href="${href}"]`);

/** The page's only heading of level 1. */
export const headline = (page: Page) => page.getByRole('heading', { level: 1 });

/** The menu bar with the six groups. */
export const megaMenu = (page: Page) =>
  page.getByRole('navigation', { name: messages.mainNavigation, exact: true });

/** Describes the focused element in words that a failing test can print. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element instanceof HTMLElement
      ? `${element.localName}${element.id && `#${element.id}`} ${element.innerText.split('\n')[0]}`.trim()
      : 'nothing';
  });
}

/** A list that grows with the address of each request of this page from now on. */
export function recordRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}

/** Matches the address at which a page is requested. */
export const addressesOf = (path: string) => new RegExp(`^[^?#]*[^?#/]${path}$`);

/** How often a page, not one of its files, was requested. */
export const countOf = (urls: string[], path: string) =>
  urls.filter((url) => addressesOf(path).test(url.replace(/[?#].*/, ''))).length;
