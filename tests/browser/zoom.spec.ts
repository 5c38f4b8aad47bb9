import type { Page } from '@playwright/test';
import { inScope } from '../support/scope.ts';
import { articles } from './support/content.ts';
import { open } from './support/page.ts';
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
 * three lines, text beside a closed fold that is hidden until the fold opens, and the visually hidden words
 * of the fold's sign.
 */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    // The drawing of water that continues beyond the edge of its band is cut on purpose.
    const drawn = document.querySelectorAll<HTMLElement>('i[aria-hidden="true"]');
    for (const piece of drawn) piece.style.display = 'none';
    const cut = [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflowX, overflowY, webkitLineClamp, clipPath } = getComputedStyle(element);
        const waits = element.matches('summary > *, :has(~ details:not([open]))');
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

const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details'))
      fold.open = true;
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
    for (const state of ['as it is opened', 'unfolded']) {
      if (state === 'unfolded') await unfold(page);
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
