import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { allRoutes } from './routes.ts';
import { faintLines } from './support/contrast.ts';
import { htmlOf, isEveryPage } from './support/scope.ts';

/** What tells the first band of a page from others, its picture and its elements; nothing without a picture. */
function picturedHero(path: string): string | undefined {
  // The not-found page has no header of its own.
  if (path === '/no-such-page') return undefined;
  const [, main = ''] = htmlOf(path).split('<main');
  const [hero = ''] = main.split('</header>');
  const picture = /<img(?=[^>]*fetchpriority="high")[^>]*src="([^"]+)"/i.exec(hero)?.[1];
  const classes = hero.matchAll(/class="([^"]*)"/g);
  return picture && [picture, ...new Set([...classes].map(([, names]) => names))].join(' ');
}

/** The pages whose first band is a picture with text over it; of those that share all of it, the first. */
const PICTURED = [
  ...Map.groupBy(allRoutes(), (path) => {
    const hero = picturedHero(path);
    return hero && isEveryPage ? path : hero;
  }),
].flatMap(([hero, [path = '']]) => (hero ? [path] : []));

/** Where the text lies over the picture; the width between them is looked at before a release. */
const WIDTHS = isEveryPage ? [390, 960, 1440] : [390, 1440];

test.describe.configure({ mode: 'parallel' });

/** Decodes the picture of a band, and expects all text of these parts to stand out from it. */
async function expectReadable(page: Page, band: Locator, parts: Locator[], width: number) {
  await band.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const picture = band.locator('img').first();
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  expect.soft(await faintLines(page, parts), `at ${width} px`).toEqual([]);
}

for (const path of PICTURED) {
  test(`text over the pictures of ${path} can be read`, async ({ shared: page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const hero = page.locator('main header').first();
    const closing = page.getByRole('region').filter({ has: page.locator('#closing-title') });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 1400 });
      await expectReadable(page, hero, [hero, page.locator('site-header > header > div')], width);
      if (await closing.locator('img').count())
        await expectReadable(page, closing, [closing], width);
    }
  });
}
