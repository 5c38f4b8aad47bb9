import { expect, type Locator, type Page } from '@playwright/test';
import { allRoutes } from '../routes.ts';
import { faintLines } from './contrast.ts';
import { htmlOf, isEveryPage } from './scope.ts';

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
export const PICTURED = [
  ...Map.groupBy(allRoutes(), (path) => {
    const hero = picturedHero(path);
    return hero && isEveryPage ? path : hero;
  }),
].flatMap(([hero, [path = '']]) => (hero ? [path] : []));

/** Where the text lies over the picture; the width between them is looked at before a release. */
const WIDTHS = isEveryPage ? [390, 960, 1440] : [390, 1440];

/** Decodes the picture of a band, and expects all text of these parts to stand out from it. */
async function expectReadable(page: Page, band: Locator, parts: Locator[], width: number) {
  await band.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const picture = band.locator('img').first();
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  expect.soft(await faintLines(page, parts), `text over a picture at ${width} px`).toEqual([]);
}

/**
 * Expects all text over the pictures of an open page to stand out from them, with motion reduced.
 * @param hasClosing whether the closing band is looked at as well: it lies under the same fade on every page, and
 *   scrolling to it and decoding its picture takes as long as all the rest
 */
export async function expectReadablePictures(page: Page, hasClosing: boolean): Promise<void> {
  // A loop that plays is another picture at every moment; opened anew under reduced motion, it stands still.
  if (await page.locator('main video').count()) await page.reload();
  const hero = page.locator('main header').first();
  const closing = page.getByRole('region').filter({ has: page.locator('#closing-title') });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 1400 });
    await expectReadable(page, hero, [hero, page.locator('site-header > header > div')], width);
    if (hasClosing && (await closing.locator('img').count()))
      await expectReadable(page, closing, [closing], width);
  }
}
