import { expect } from '@playwright/test';
import { inScope } from '../support/scope.ts';
import { dryStretches } from './support/channel.ts';
import { layOut } from './support/page.ts';
import { test } from './support/test.ts';

/** The home page, a page whose channel leaves the middle of the page again, and offers; before a release one of every group. */
const PAGES = inScope(
  ['/', '/about', '/use-cases/supply-chain', '/industries/energy'],
  [
    '/solutions/precious-metals',
    '/platforms/compliance-platform',
    '/services/smart-contracts',
    '/features/security-audits',
  ],
);
/** Widths on both sides of each change of the layout, and the widest and narrowest screen. */
const WIDTHS = inScope([320, 960, 1440], [768, 1920]);

test.describe.configure({ mode: 'parallel' });

for (const path of PAGES) {
  test(`the channel of ${path} is one line from the hero into the footer`, async ({
    shared: page,
  }) => {
    await page.goto(path);
    await layOut(page);
    for (const dir of ['ltr', 'rtl']) {
      await page.evaluate((value) => {
        document.documentElement.dir = value;
      }, dir);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await dryStretches(page), `${dir} at ${width} px`).toEqual([]);
      }
    }
  });
}
