import type { Page } from '@playwright/test';
import { words } from './content.ts';

/** Opens a path on a page that tests share, whatever the test before has set. */
export async function open(page: Page, path: string, width = 1280, height = 900): Promise<void> {
  await page.emulateMedia({ media: null, forcedColors: 'none' });
  await page.setViewportSize({ width, height });
  await page.mouse.move(0, height - 1);
  // An address that differs in its anchor alone would leave the document as the test before has made it.
  const [address = '', anchor] = path.split('#');
  if (anchor && page.url().split('#')[0]?.endsWith(address)) await page.goto('about:blank');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
}

/** Takes back what a test may have done to a page that others use after it: routes, answers to dialogs, permissions. */
export async function release(page: Page): Promise<void> {
  page.removeAllListeners('dialog');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().setOffline(false);
  await page.context().clearPermissions();
}

/**
 * Makes a page that others used before as good as new: what the browser was asked to pretend is taken back, and
 * what the site last open has stored is thrown away. It leaves the page on a file of the site without any script,
 * so that nothing is stored on leaving.
 */
export async function clean(page: Page): Promise<void> {
  await release(page);
  const isOpen = page.url().startsWith('http');
  await page.goto(isOpen ? new URL('/robots.txt', page.url()).href : '/robots.txt');
  // Only now: the page that was open would be laid out once more.
  await page.emulateMedia({ media: null, forcedColors: 'none' });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
}

/** Leaves a trace in the document that only a new document wipes out. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    (window as { sameDocument?: boolean }).sameDocument = true;
    // The very node: a header that was only printed again would not do.
    const header = document.querySelector('header') as HTMLElement & { sameNode?: boolean };
    header.sameNode = true;
  });
}

/** Whether the document that was marked still stands, header and all. */
export function isMarkedDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const header = document.querySelector('header') as HTMLElement & { sameNode?: boolean };
    return Boolean((window as { sameDocument?: boolean }).sameDocument && header.sameNode);
  });
}

/** Has a browser load the fonts of a page at once, which wait for the picture that it begins with, shown or not. */
export const loadFonts = (page: Page) =>
  page.evaluate(async () => {
    const faces = document.querySelector<HTMLStyleElement>('[data-fonts]');
    if (faces) faces.media = 'all';
    await document.fonts.ready;
  });

/** Waits for the fonts, whose styles are switched on once the picture that the page begins with is there. */
export const fontsAreThere = (page: Page) =>
  page.evaluate(async () => {
    while (document.querySelector('[data-fonts][media="not all"]'))
      await new Promise(requestAnimationFrame);
    await document.fonts.ready;
  });

/** The link of the footer that leads to a path: one that is on every page and opens nothing first. */
export const footerLink = (page: Page, href: string) =>
  page.getByRole('contentinfo').locator(`a[href="${href}"]`);

/** The page's one headline. */
export const headline = (page: Page) => page.getByRole('heading', { level: 1 });

/** The bar of the six groups. */
export const megaMenu = (page: Page) =>
  page.getByRole('navigation', { name: words.mainNavigation, exact: true });

/** What has the focus, in words a failing test can print. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element instanceof HTMLElement
      ? `${element.localName}${element.id && `#${element.id}`} ${element.innerText.split('\n')[0]}`.trim()
      : 'nothing';
  });
}

/** Every address that a request of this page went to, from now on. */
export function recordRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}

/** Addresses at which a page may be asked for: its own, and that of the part of it for client-side navigation. */
export const addressesOf = (path: string) =>
  new RegExp(`^[^?#]*[^?#/]${path}((\\.plain)?\\.htm)?$`);

/** How often a page, not one of its files, was asked for. */
export const countOf = (urls: string[], path: string) =>
  urls.filter((url) => addressesOf(path).test(url.replace(/[?#].*/, ''))).length;
