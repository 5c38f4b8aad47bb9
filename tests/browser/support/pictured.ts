import type { Locator, Page } from '@playwright/test';
import { faintLines } from './contrast.ts';

/** One white pixel. Text over pictures is light on this site, and no picture can be lighter than white. */
const WHITE = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

/**
 * Shows a section with white in place of its pictures, and returns the text of these parts whose contrast is too
 * low. The browser lays out content that comes near the viewport (`content-visibility`) one frame after the
 * scrolling, which may move the section, so that lines would be compared with the wrong part of the picture. The
 * section is therefore scrolled to again until it stays in its place. A window that is too low for it is made higher.
 */
async function faintInSection(page: Page, section: Locator, parts: Locator[]): Promise<string[]> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const needed = Math.ceil((await section.boundingBox())?.height ?? 0);
  if (needed > height) await page.setViewportSize({ width, height: needed });
  await section.evaluate(async (element, white) => {
    for (const source of element.querySelectorAll('source')) source.remove();
    for (const image of element.querySelectorAll('img')) {
      image.srcset = '';
      image.src = white;
    }
    await element.querySelector('img')?.decode();
    const frame = () => new Promise(requestAnimationFrame);
    const top = () => element.getBoundingClientRect().top;
    let shown: number;
    do {
      element.scrollIntoView({ block: 'center' });
      shown = top();
      await frame();
      await frame();
    } while (top() !== shown);
  }, WHITE);
  return faintLines(page, parts);
}

/**
 * Finds text over the pictures of an open page that would be hard to read over a white picture, since
 * overlays have to suffice for any picture that an editor chooses. Motion has to be reduced.
 */
export async function faintOverPictures(page: Page): Promise<string[]> {
  // The offer of a language would cover a line of the section.
  await page.evaluate(() => {
    for (const offer of document.querySelectorAll<HTMLElement>('language-offer'))
      offer.hidden = true;
  });
  const bar = page.locator('site-header > header > div');
  const opening = page.locator('main :is(header, section):has(img[fetchpriority="high"])').first();
  const study = page.locator('#case-studies:has(img)');
  return [
    ...((await opening.count()) > 0 ? await faintInSection(page, opening, [opening, bar]) : []),
    ...((await study.count()) > 0 ? await faintInSection(page, study, [study]) : []),
  ];
}
