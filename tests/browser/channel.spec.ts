import { expect } from '@playwright/test';
import { dryStretches } from './support/channel.ts';
import { test } from './support/test.ts';

/** The home page, a page whose channel leaves the middle of the page again, and one offer of every group. */
const PAGES = [
  '/',
  '/about',
  '/solutions/precious-metals',
  '/platforms/compliance-platform',
  '/services/smart-contracts',
  '/use-cases/supply-chain',
  '/features/security-audits',
  '/industries/energy',
];

test.describe.configure({ mode: 'parallel' });

for (const path of PAGES) {
  test(`the channel of ${path} is one line from the hero into the footer`, async ({
    shared: page,
  }) => {
    await page.goto(path);
    for (const dir of ['ltr', 'rtl']) {
      await page.evaluate((value) => {
        document.documentElement.dir = value;
      }, dir);
      for (const width of [320, 768, 960, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await dryStretches(page), `${dir} at ${width} px`).toEqual([]);
      }
    }
  });
}
