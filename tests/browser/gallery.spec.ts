import { globSync, readFileSync } from 'node:fs';
import { type ConsoleMessage, expect, type Page } from '@playwright/test';
import { validate } from '../../scripts/site/validity.ts';
import { isWhole } from '../support/scope.ts';
import { axeFaults } from './axe.ts';
import { GALLERY } from './support/gallery.ts';
import { oncePerRun } from './support/once.ts';
import { distinctPages, htmlOf } from './support/scope.ts';
import { test } from './support/test.ts';

/**
 * axe judges whole pages at more widths. Examples of their parts are judged at the narrowest, and before a
 * release at two more.
 */
const AXE_WIDTHS = isWhole ? [320, 390, 1280] : [320];
const WIDTHS = isWhole ? [320, 390, 768, 1280, 1920] : [320, 1280];

const index = readFileSync('dist-gallery/gallery.html', 'utf8');
/** Paths of the examples of each component. */
const groups = index
  .split('data-component="')
  .slice(1)
  .map((group) => [...group.matchAll(/href="(\/gallery\/[^"]+)"/g)].map(([, path = '']) => path));
const paths = ['/gallery', ...groups.flat()];
const distinct = distinctPages(paths, 1, 'dist-gallery');

const textOf = (path: string) =>
  htmlOf(path, 'dist-gallery').replace(/<(script|style).*?<\/\1>|<[^>]+>/gs, '');
const isRightToLeft = (path: string) => htmlOf(path, 'dist-gallery').includes(' dir="rtl"');

/**
 * The examples that are visited: those that show an element of their own, and of the others the longest of
 * each component and those written from right to left, where words or direction alone could cause a fault.
 * Before a release, all are visited.
 */
const visited = oncePerRun('gallery', () => {
  const longest = groups.map((group) => {
    const lengths = group.map((path) => textOf(path).length);
    return group[lengths.indexOf(Math.max(...lengths))];
  });
  return paths.filter(
    (path) => isWhole || distinct.has(path) || longest.includes(path) || isRightToLeft(path),
  );
});

/** What a page reports as an error while `visit` runs. It should be nothing. */
async function errorsDuring(page: Page, visit: () => Promise<unknown>) {
  const errors: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') errors.push(message.text());
  };
  const onError = (error: Error) => errors.push(error.message);
  page.on('console', onConsole).on('pageerror', onError);
  await visit();
  page.off('console', onConsole).off('pageerror', onError);
  return errors;
}

/**
 * Interacts with every island as a visitor would, and waits until it is hydrated. Most examples have no
 * island, and are skipped.
 */
async function wakeIslands(page: Page) {
  const count = await page.evaluate(() => {
    const islands = document.querySelectorAll('astro-island');
    for (const island of islands) island.dispatchEvent(new Event('focusin', { bubbles: true }));
    return islands.length;
  });
  if (count > 0) await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

/** Whether the page as a whole scrolls horizontally. */
const overflows = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('the gallery is valid HTML, and no component prints a list, a sentence or a value of nothing', () => {
  const built = paths.map((path) => [path, validate(htmlOf(path, 'dist-gallery'), path)] as const);
  expect(built.flatMap(([path, { faults }]) => (distinct.has(path) ? faults : []))).toEqual([]);
  for (const [path, { dom }] of built) {
    const main = dom.querySelector('main');
    const empty = main?.querySelectorAll('ul, ol, dl, h2, h3, h4, figcaption, a, p') ?? [];
    const faulty = empty.filter(
      (element) =>
        element.childNodes.length === 0 &&
        !element.hasAttribute('data-part') &&
        !element.hasAttribute('role'),
    );
    expect
      .soft(
        faulty.map(({ tagName, location }) => `${tagName} in line ${location.line}`),
        path,
      )
      .toEqual([]);
    expect.soft(main?.textContent, path).not.toMatch(/undefined|NaN|\[object/);
  }
});

test('the public site has no page of the gallery', () => {
  const published = [...globSync('dist/gallery{,/**/*}.html'), 'dist/sitemap-0.xml'];
  expect(published).toEqual(['dist/sitemap-0.xml']);
  expect(readFileSync('dist/sitemap-0.xml', 'utf8')).not.toContain('/gallery');
});

test.describe(() => {
  test.describe.configure({ mode: 'parallel' });

  for (const path of visited) {
    test(`${path} is accessible, quiet and fits every width`, async ({ shared: page }) => {
      const errors = await errorsDuring(page, async () => {
        await page.goto(GALLERY + path);
        await wakeIslands(page);
      });
      expect.soft(errors, 'errors in the console').toEqual([]);
      const overflowing: number[] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        if (await overflows(page)) overflowing.push(width);
        if (distinct.has(path) && AXE_WIDTHS.includes(width))
          expect.soft(await axeFaults(page), `axe at ${width} px`).toEqual([]);
      }
      expect.soft(overflowing, 'widths at which the page scrolls sideways').toEqual([]);
    });
  }
});

test('nothing lies over the caption of an illustration', async ({ page }) => {
  await page.goto(`${GALLERY}/gallery/illustrations/illustration-frame`);
  const cards = page.locator('figure:has(> figcaption)');
  await expect(cards).not.toHaveCount(0);
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded();
    const isSeen = await card.locator('figcaption').evaluate((caption) => {
      const { x, y, width, height } = (
        caption.firstElementChild ?? caption
      ).getBoundingClientRect();
      return caption.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isSeen).toBe(true);
  }
});
