import type { Page } from '@playwright/test';
import { allRoutes } from './routes.ts';
import { open } from './support/page.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

const WIDTHS = [390, 1024, 1280, 1440];
const HEIGHT = 900;

/** Links and buttons that something else lies over, by what a press in their middle would meet. */
const coveredOn = (page: Page) =>
  page.evaluate(() => {
    /** What stands at the edge of the window may lie below the header or a bar, from which it can be scrolled away. */
    const EDGE = 100;
    /** The first line of a link, which can be broken. */
    const lineOf = (control: Element) =>
      [...control.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
    const covered: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>('a[href], button')) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (control.closest('.visuallyHidden, .skipLink')) continue;
      let line = lineOf(control);
      if (!line) continue;
      const isAtEdge =
        line.left < 0 ||
        line.right > innerWidth ||
        line.top < EDGE ||
        line.bottom > innerHeight - EDGE;
      if (isAtEdge) {
        control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        line = lineOf(control) ?? line;
      }
      const { left, top, width, height } = line;
      const met = document.elementFromPoint(left + width / 2, top + height / 2);
      if (met?.closest('a, button') !== control)
        covered.push(`${control.innerText.trim()} lies below ${met?.localName}.${met?.className}`);
    }
    scrollTo(0, 0);
    return covered;
  });

for (const path of allRoutes())
  test(`nothing lies over a link or button of ${path}`, async ({ shared: page }) => {
    await open(page, path);
    // Sections that wait would change the place of what was scrolled to.
    await page.evaluate(() => {
      for (const section of document.querySelectorAll('[data-later]'))
        section.removeAttribute('data-later');
    });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      expect.soft(await coveredOn(page), `${width} px wide`).toEqual([]);
    }
  });
