import { contact, portfolio } from './support/content.ts';
import { open } from './support/page.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

test.describe('services', () => {
  test('the note on the duration starts where its badge starts, below it', async ({
    shared: page,
  }) => {
    await open(page, '/services', 1440, 900);
    const because = page.locator('#process p').last();
    const [notes, badge] = await because.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const place = ({ left, top, bottom }: DOMRect) => ({ left, top, bottom });
      const above = element.previousElementSibling?.getBoundingClientRect();
      return [[...words.getClientRects()].map(place), above && place(above)] as const;
    });
    expect(notes.length).toBeGreaterThan(0);
    for (const { left, top } of notes) {
      expect(Math.abs(left - (badge?.left ?? 0))).toBeLessThan(3);
      expect(top).toBeGreaterThanOrEqual(badge?.bottom ?? Number.POSITIVE_INFINITY);
    }
  });
});

test.describe('portfolio', () => {
  test('each platform shows a picture of its own', { tag: '@pictures' }, async ({
    shared: page,
  }) => {
    await open(page, '/portfolio');
    const pictures = page.locator('#projects img');
    const files = new Set<string>();
    for (const [index, { image }] of portfolio.projects.items.entries()) {
      const picture = pictures.nth(index);
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveAccessibleName(image.alt);
      const loaded = () =>
        picture.evaluate(({ naturalWidth, currentSrc }: HTMLImageElement) =>
          naturalWidth > 0 ? currentSrc : '',
        );
      await expect.poll(loaded).toContain(image.name);
      files.add(await loaded());
    }
    await expect(pictures).toHaveCount(portfolio.projects.items.length);
    expect(files.size, 'no two are alike').toBe(portfolio.projects.items.length);
  });

  test('the call at its end leads to the form', async ({ shared: page }) => {
    await open(page, '/portfolio');
    const [call] = portfolio.closing.calls;
    await page
      .getByRole('region', { name: portfolio.closing.title })
      .getByRole('link', { name: call?.text, exact: true })
      .click();
    await expect(page).toHaveURL(/\/contact(\?interest=[a-z-]+)?#message$/);
    await expect(page.getByRole('heading', { name: contact.form.title })).toBeInViewport();
  });
});
