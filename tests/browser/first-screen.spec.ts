import { LOCALES, localPath } from '@falaj/contract/locale.ts';
import { offers } from './support/content.ts';
import { open } from './support/page.ts';
import { expect, test } from './support/test.ts';

/** The most that a first screen shows, header included (docs/site-rules.md#template). */
const MOST = { words: 60, numbers: 6 };

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const locale of LOCALES)
  test(`an offer begins with one object, one number and one sentence: ${locale}`, async ({
    shared: page,
  }) => {
    test.slow();
    for (const { path } of offers) {
      await open(page, localPath(path, locale));
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        const shown = await page.evaluate(() => {
          const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          const range = document.createRange();
          const inView = ({ left, right, top, bottom }: DOMRect) =>
            right - left > 1 && right > 0 && left < innerWidth && top < innerHeight && bottom > 0;
          const words: string[] = [];
          while (texts.nextNode()) {
            const text = texts.currentNode as Text;
            const holder = text.parentElement;
            if (!holder?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
              continue;
            if (getComputedStyle(holder).clipPath === 'inset(50%)') continue;
            if (holder.closest('.visuallyHidden')) continue;
            for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              if (/[\p{L}\p{N}]/u.test(word) && inView(range.getBoundingClientRect()))
                words.push(word);
            }
          }
          const box = (selector: string) =>
            document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
          const picture = box('main header picture');
          const labels = [...document.querySelectorAll('main header li')]
            .filter((label) => label.checkVisibility())
            .map((label) => label.querySelector('span > span')?.getBoundingClientRect() ?? picture);
          const meet = (one: DOMRect, other: DOMRect) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom;
          return {
            words: words.length,
            numbers: words.filter((word) => /\p{N}/u.test(word)).length,
            isNumberInView: box('main header strong').bottom <= innerHeight,
            areLabelsApart: labels.every((one, index) =>
              labels.slice(index + 1).every((other) => !meet(one, other)),
            ),
            areLabelsOnScreen: labels.every(({ left, right }) => left >= 0 && right <= innerWidth),
          };
        });
        const where = `${localPath(path, locale)} at ${screen.width} px`;
        expect.soft(shown.words, `words of ${where}`).toBeLessThanOrEqual(MOST.words);
        expect.soft(shown.numbers, `numbers of ${where}`).toBeLessThanOrEqual(MOST.numbers);
        expect.soft(shown, where).toMatchObject({
          isNumberInView: true,
          areLabelsApart: true,
          areLabelsOnScreen: true,
        });
      }
    }
  });
