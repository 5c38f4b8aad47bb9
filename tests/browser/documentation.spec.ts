import type { Page } from '@playwright/test';
import { plural } from '../../src/lib/plural.ts';
import { slugOf } from '../../src/lib/slug.ts';
import { documentation, documents, messages } from './support/content.ts';
import { open } from './support/page.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

const LIBRARY = '/resources/documentation';

const shown = (page: Page) =>
  page
    .locator('#documents [data-part="item"]')
    .filter({ visible: true })
    .evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset.key));
const facet = (page: Page, name: 'type' | 'difficulty') =>
  page.getByRole('combobox', { name: messages[name], exact: true });

test('filters by type and level work together and stay in the address', async ({
  shared: page,
}) => {
  const status = page.locator('filter-list [data-part="count"]');
  const guides = documentation.library.categories
    .flatMap(({ id }) => documents.filter(({ data }) => data.category === id))
    .filter(({ data }) => data.type === 'Guide');
  const level = guides[0]?.data.difficulty ?? 'Beginner';
  const both = guides.filter(({ data }) => data.difficulty === level).map(({ path }) => path);
  await open(page, LIBRARY);
  await facet(page, 'type').selectOption('Guide');
  await expect.poll(async () => (await shown(page)).length).toBe(guides.length);
  await facet(page, 'difficulty').selectOption(level);
  await expect.poll(async () => (await shown(page)).toSorted()).toEqual(both.toSorted());
  await expect(status).toHaveText(plural(messages.documentCount, both.length, 'en'));
  await expect(page).toHaveURL(`${LIBRARY}?type=guide&difficulty=${slugOf(level)}`);
  await page.reload();
  await expect(facet(page, 'type')).toHaveValue('guide');
  await expect.poll(async () => (await shown(page)).length).toBe(both.length);
  await facet(page, 'type').selectOption('');
  await facet(page, 'difficulty').selectOption('');
  await expect(page).toHaveURL(LIBRARY);
  await expect(status).toHaveText(plural(messages.documentCount, documents.length, 'en'));
});

test('without scripts there is the whole list, and nothing that cannot narrow it', async ({
  scriptless: page,
}) => {
  await open(page, LIBRARY);
  await expect(page.getByRole('search', { name: documentation.search.label })).toBeHidden();
  await expect(facet(page, 'type')).toBeHidden();
  await page.locator('#documents summary').first().click();
  expect((await shown(page)).length).toBeGreaterThan(3);
});

test('the contents mark the section that is being read', async ({ shared: page }) => {
  await open(page, `${LIBRARY}/share-token`);
  const links = page.getByRole('navigation', { name: messages.onThisPage }).getByRole('link');
  for (const place of [1, 3]) {
    await links.nth(place).click();
    await expect
      .poll(() => links.evaluateAll((all) => all.map((link) => link.matches(':target-current'))))
      .toEqual((await links.all()).map((_, other) => other === place));
  }
});

test('a table far down that fits is no stop for the keyboard once a key is pressed', async ({
  shared: page,
}) => {
  await open(page, `${LIBRARY}/share-token`, 1440, 900);
  await page.keyboard.press('Tab');
  const table = page.getByRole('group', { name: messages.table }).last();
  await expect(table).not.toHaveAttribute('tabindex');
  expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

for (const width of [390, 1440]) {
  test(`tables tear no name apart at ${width} px`, async ({ shared: page }) => {
    for (const name of ['share-token', 'forced-transfers-and-recovery', 'api-reference']) {
      await open(page, `${LIBRARY}/${name}`, width, 900);
      const torn = await page.locator('td code').evaluateAll((codes) =>
        codes.flatMap(({ childNodes }) =>
          [...childNodes].flatMap((node) => {
            const range = document.createRange();
            range.selectNodeContents(node);
            const text = node.textContent ?? '';
            return /^\w+$/.test(text) && range.getClientRects().length > 1 ? [text] : [];
          }),
        ),
      );
      expect.soft(torn, name).toEqual([]);
    }
  });
}

test('in a page that runs from right to left, code runs from left to right, from its beginning', async ({
  shared: page,
}) => {
  await open(page, `${LIBRARY}/share-token`, 390, 844);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  const area = page.getByRole('group', { name: messages.codeExample }).first();
  const { direction, hidden } = await area.evaluate((box) => {
    const code = box.querySelector('pre') as HTMLElement;
    return {
      direction: getComputedStyle(code).direction,
      hidden: box.getBoundingClientRect().left - code.getBoundingClientRect().left,
    };
  });
  expect(direction).toBe('ltr');
  expect(hidden, 'of the beginning of its lines, in pixels').toBeLessThanOrEqual(0);
  const inline = page.locator('main p code').first();
  await expect(inline).toHaveCSS('direction', 'ltr');
  await expect(inline).toHaveCSS('unicode-bidi', 'isolate');
});

test('code and tables that go on beyond their edge show a line there, until one is at their end', async ({
  shared: page,
}) => {
  await open(page, `${LIBRARY}/share-token`, 390, 844);
  for (const name of [messages.codeExample, messages.table]) {
    const area = page.getByRole('group', { name }).first();
    /** The last pixels of the area, below its last line of text. */
    const edge = async () => {
      await area.evaluate((element) => element.scrollIntoView({ block: 'end' }));
      const { x, y, width, height } = (await area.boundingBox()) ?? {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      };
      return page.screenshot({
        clip: { x: x + width - 3, y: y + height - 7, width: 3, height: 4 },
      });
    };
    const before = await edge();
    await area.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    expect((await edge()).equals(before), name).toBe(false);
  }
});
