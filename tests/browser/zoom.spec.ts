import type { Locator, Page } from '@playwright/test';
import { inScope } from '../support/scope.ts';
import { articles, messages } from './support/content.ts';
import { megaMenu, open } from './support/page.ts';
import { expect, test, WITH_MOTION } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });
// The looping video of the home page and its button are shown only to visitors who do not ask for less
// motion.
test.use(WITH_MOTION);

/** One page of every kind; media.spec.ts covers offers and the contact page as well. */
const KINDS = inScope(
  [
    '/',
    '/services',
    '/industries/energy',
    articles[0]?.path ?? '',
    '/resources/documentation/api-reference',
    '/resources/case-studies',
  ],
  [
    '/about',
    '/portfolio',
    '/contact',
    '/resources/blog',
    '/resources/blog/category/technical',
    '/resources/documentation',
    '/resources/documentation/share-token',
    '/legal/privacy',
  ],
);

/**
 * Elements whose text is cut off, and by how much. Three things are no fault: an excerpt that ends after
 * three lines, text beside a closed disclosure that is hidden until the disclosure opens, and the visually hidden words
 * of the disclosure's sign.
 */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    // Water and stone that continue beyond the edge of their section are cut on purpose; first-screen.spec sees the labels.
    const drawn = document.querySelectorAll<HTMLElement>(
      'i[aria-hidden="true"], .Cut-pictures, .HeroPicture-canvas',
    );
    for (const piece of drawn) piece.style.display = 'none';
    const cut = [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflowX, overflowY, webkitLineClamp, clipPath } = getComputedStyle(element);
        // The tab names the feature, a line break is a colon, and the word of a mark waits for the pointer.
        const waits = element.matches(
          'summary > *, :has(~ details:not([open])), .FeaturePanel-title, .HeroTitle-colon, .FigureStatus-word',
        );
        if (clipPath === 'inset(50%)' && waits) return false;
        if (webkitLineClamp !== 'none' || element.closest('svg, picture')) return false;
        if (!element.checkVisibility() || element.closest('.visuallyHidden, [aria-hidden="true"]'))
          return false;
        if (!element.textContent?.trim() || element.clientHeight === 0) return false;
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        return (
          (cuts(overflowX) && scrollWidth > clientWidth + 1) ||
          (cuts(overflowY) && scrollHeight > clientHeight + 1)
        );
      })
      .map((element) => `${element.className}: ${element.textContent?.slice(0, 60)}`);
    for (const piece of drawn) piece.style.display = '';
    return cut;
  });

const expand = (page: Page) =>
  page.evaluate(() => {
    for (const disclosure of document.querySelectorAll<HTMLDetailsElement>('main details'))
      disclosure.open = true;
  });

for (const path of KINDS) {
  test(`${path} fits at 200 % zoom, at 320 px and with more space between letters`, async ({
    shared: page,
  }) => {
    // A window of 1280 by 900 pixels at 200 % zoom has 640 by 450 CSS pixels; the width of 320 is from WCAG
    // 1.4.10.
    const screens = [
      [640, 450],
      [320, 640],
    ] as const;
    await open(page, path, ...screens[0]);
    for (const state of ['as it is opened', 'expanded']) {
      if (state === 'expanded') await expand(page);
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(wide, `${state}, ${width} px`).toBeLessThanOrEqual(width);
        expect.soft(await cutOff(page), `${state}, ${width} px`).toEqual([]);
      }
    }
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      // With these four settings together, no content may be lost (WCAG 1.4.12).
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
           p { margin-block-end: 2em !important; }`,
        );
        document.adoptedStyleSheets = [sheet];
      });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(wide, `spaced, ${width} px`).toBeLessThanOrEqual(width);
      expect.soft(await cutOff(page), `spaced, ${width} px`).toEqual([]);
    }
  });
}

test.describe('a low window, as a laptop has at 400 % zoom,', () => {
  /** How high the part of the window is in which an element is scrolled into view, in CSS pixels. */
  const roomFor = (link: Locator) =>
    link.evaluate((element) => {
      let area = element.parentElement;
      while (area && !/auto|scroll/.test(getComputedStyle(area).overflowY))
        area = area.parentElement;
      const { top, bottom } = (area ?? document.documentElement).getBoundingClientRect();
      const stays = [...document.querySelectorAll<HTMLElement>('header, dialog *, [popover] *')]
        .filter(
          (one) => /fixed|sticky/.test(getComputedStyle(one).position) && !one.contains(element),
        )
        .filter((one) => one.checkVisibility())
        .map(({ offsetHeight }) => offsetHeight);
      return Math.min(bottom, innerHeight) - Math.max(top, 0) - Math.max(0, ...stays);
    });

  for (const [name, width, openers, link] of [
    ['menu of phones', 320, ['mobile-menu > button'], '#menu nav > ul > li > a'],
    [
      'group of that menu',
      320,
      ['mobile-menu > button', '#menu li > button'],
      '#menu li > :popover-open li > a',
    ],
    ['search', 320, ['site-search > a'], '#search-palette [role="option"]'],
    ['search of wide screens', 1280, ['site-search > a'], '#search-palette [role="option"]'],
  ] as const)
    test(`leaves its height to what is in the ${name}`, async ({ shared: page }) => {
      await open(page, '/contact', width, 180);
      for (const opener of openers) await page.locator(opener).first().click();
      const first = page.locator(link).first();
      await expect(first).toBeAttached();
      // A frame of the palette may stay around it.
      expect(await roomFor(first)).toBeGreaterThanOrEqual(180 * 0.8);
    });

  test('shows every link of an open group whole when it has the focus', async ({
    shared: page,
  }) => {
    await open(page, '/contact', 1280, 180);
    const trigger = megaMenu(page).getByRole('button').first();
    await trigger.click();
    const links = page.locator('mega-menu [popover]:popover-open a');
    for (const link of await links.all()) {
      await link.focus();
      await expect(link).toBeInViewport({ ratio: 0.95 });
      const isUncovered = await link.evaluate((element) => {
        const { x, y, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + 2, y + height - 4));
      });
      expect.soft(isUncovered, await link.innerText()).toBe(true);
    }
  });

  test('has no bar that stays, neither over a page nor over its contents', async ({
    shared: page,
  }) => {
    for (const width of [320, 1280]) {
      await open(page, '/resources/documentation/share-token', width, 180);
      await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
      await expect(page.getByRole('banner')).not.toBeInViewport();
      await expect(
        page.getByRole('navigation', { name: messages.onThisPage }),
      ).not.toBeInViewport();
    }
  });
});
