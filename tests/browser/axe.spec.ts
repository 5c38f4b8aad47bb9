import { expect } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { test } from './fixtures.ts';
import { allRoutes } from './routes.ts';

const WIDTHS = [390, 1280];

test.describe.configure({ mode: 'parallel' });

for (const path of allRoutes()) {
  test(`axe finds nothing on ${path}`, async ({ shared: page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await axeFaults(page), `at ${width} px`).toEqual([]);
    }
  });
}
