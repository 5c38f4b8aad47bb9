import { contact, portfolio } from './support/content.ts';
import { open } from './support/page.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

test.describe('services', () => {
  test('the note on the duration stands centred under its badge', async ({ shared: page }) => {
    await open(page, '/services', 1440, 900);
    const because = page.locator('#process p').last();
    const [note = 0, badge = 0] = await because.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const lines = [...words.getClientRects()];
      const centre = ({ left, right }: DOMRect) => Math.round((left + right) / 2);
      return [lines.at(-1), element.previousElementSibling?.getBoundingClientRect()].map(
        (box) => box && centre(box),
      );
    });
    expect(Math.abs(note - badge)).toBeLessThan(3);
  });
});

test.describe('portfolio', () => {
  test('each platform shows a picture of its own', async ({ shared: page }) => {
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
