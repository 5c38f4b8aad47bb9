import type { Locator, Page } from '@playwright/test';
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

/**
 * Shows a band, decodes its picture, and hands back the text of these parts that does not stand out from it. What comes
 * near (`content-visibility`) is laid out in the frame after the scrolling and may move the band: its lines would be
 * compared with a picture of what has taken their place, so that it is shown again until it stays.
 */
async function faintInBand(page: Page, band: Locator, parts: Locator[]): Promise<string[]> {
  await band.evaluate(async (element) => {
    const frame = () => new Promise(requestAnimationFrame);
    const top = () => element.getBoundingClientRect().top;
    let shown: number;
    do {
      element.scrollIntoView({ block: 'center' });
      shown = top();
      await frame();
      await frame();
    } while (top() !== shown);
    await element.querySelector('img')?.decode();
  });
  return faintLines(page, parts);
}

/**
 * The text over the pictures of an open page that does not stand out from them, on a screen that a band stands in as a
 * whole and with motion reduced.
 * @param hasClosing whether the closing band is looked at as well: it lies under the same fade on every page, and
 *   scrolling to it and decoding its picture takes as long as all the rest
 */
export async function faintOverPictures(page: Page, hasClosing: boolean): Promise<string[]> {
  const hero = page.locator('main header').first();
  const faint = await faintInBand(page, hero, [hero, page.locator('site-header > header > div')]);
  if (!hasClosing) return faint;
  const closing = page.locator('section[aria-labelledby="closing-title"]');
  if ((await closing.locator('img').count()) === 0) return faint;
  return [...faint, ...(await faintInBand(page, closing, [closing]))];
}
