import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { allRoutes } from './routes.ts';
import { faintLines } from './support/contrast.ts';

/** Pages whose first band is a picture with text over it. */
const PICTURED = allRoutes().filter((path) => {
  if (path === '/no-such-page') return false;
  const file = `dist${path === '/' ? '/index' : path}.html`;
  return /fetchpriority="high"/i.test(readFileSync(file, 'utf8'));
});

test.describe.configure({ mode: 'parallel' });

for (const path of PICTURED) {
  test(`text over the picture of ${path} can be read`, async ({ shared: page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const hero = page.locator('main header').first();
    for (const width of [390, 960, 1440]) {
      await page.setViewportSize({ width, height: 1400 });
      await hero
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.decode());
      for (const part of [hero, page.locator('[data-site-header]')]) {
        expect.soft(await faintLines(page, part), `at ${width} px`).toEqual([]);
      }
    }
  });
}
