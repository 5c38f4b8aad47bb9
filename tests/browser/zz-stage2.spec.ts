import { expect } from '@playwright/test';
import { cutWords } from './support/cut-words.ts';
import { fontsAreThere } from './support/page.ts';
import { faintOverPictures } from './support/pictured.ts';
import { allRoutes } from './routes.ts';
import { test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });
for (const path of allRoutes().filter((one) => /^\/(services|use-cases|industries)\/[a-z]/.test(one))) {
  test(`stage of ${path}`, { tag: '@window' }, async ({ shared: page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await fontsAreThere(page);
    // Only the first screen is looked at.
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('main > *')) if (!one.querySelector('h1')) one.remove();
    });
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 1400 });
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `wide ${width}`).toBeLessThanOrEqual(0);
      expect.soft(await cutWords(page), `cut ${width}`).toEqual([]);
      expect.soft(await faintOverPictures(page), `faint ${width}`).toEqual([]);
    }
  });
}
