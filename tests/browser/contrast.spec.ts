import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
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

/** Decodes the picture of a band, and expects all text of these parts to stand out from it. */
async function expectReadable(page: Page, band: Locator, parts: Locator[], width: number) {
  await band.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const picture = band.locator('img').first();
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  for (const part of parts) expect.soft(await faintLines(page, part), `at ${width} px`).toEqual([]);
}

for (const path of PICTURED) {
  test(`text over the pictures of ${path} can be read`, async ({ shared: page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const hero = page.locator('main header').first();
    const closing = page.getByRole('region').filter({ has: page.locator('#closing-title') });
    for (const width of [390, 960, 1440]) {
      await page.setViewportSize({ width, height: 1400 });
      await expectReadable(page, hero, [hero, page.locator('[data-site-header]')], width);
      if (await closing.locator('img').count())
        await expectReadable(page, closing, [closing], width);
    }
  });
}
