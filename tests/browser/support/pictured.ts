import type { Locator, Page } from '@playwright/test';
import { faintLines } from './contrast.ts';

/** One white pixel: no picture can be lighter, and text over pictures is light here. */
const WHITE = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

/**
 * Shows a band with white in the place of its pictures, and hands back the text of these parts that does not stand out
 * from it. What comes near (`content-visibility`) is laid out in the frame after the scrolling and may move the band: its
 * lines would be compared with a picture of what has taken their place, so that it is shown again until it stays.
 */
async function faintInBand(page: Page, band: Locator, parts: Locator[]): Promise<string[]> {
  await band.evaluate(async (element, white) => {
    for (const source of element.querySelectorAll('source')) source.remove();
    for (const image of element.querySelectorAll('img')) {
      image.srcset = '';
      image.src = white;
    }
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
  }, WHITE);
  return faintLines(page, parts);
}

/**
 * The text over the pictures of an open page that would not stand out from a white one: what is laid over pictures has
 * to do for any that an editor brings. The screen has to hold a band as a whole, and motion to be reduced.
 */
export async function faintOverPictures(page: Page): Promise<string[]> {
  const bar = page.locator('site-header > header > div');
  const opening = page.locator('main :is(header, section):has(img[fetchpriority="high"])').first();
  const closing = page.locator('section[aria-labelledby="closing-title"]:has(img)');
  return [
    ...((await opening.count()) > 0 ? await faintInBand(page, opening, [opening, bar]) : []),
    ...((await closing.count()) > 0 ? await faintInBand(page, closing, [closing]) : []),
  ];
}
