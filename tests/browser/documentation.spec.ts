import type { Locator, Page } from '@playwright/test';
import { readIndex, SEARCH_INDEX, searchIn } from '../../src/features/search-index/search.ts';
import { plural } from '../../src/lib/plural.ts';
import { slugOf } from '../../src/lib/slug.ts';
import { documentation, documents, words } from './support/content.ts';
import { headline, open } from './support/page.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

const LIBRARY = '/resources/documentation';
/** How many items a category shows before it is unfolded. */
const OPEN = 3;

const { categories } = documentation.library;
const ofCategory = (id: string) =>
  documents
    .filter(({ data }) => data.category === id)
    .sort((a, b) => a.data.order - b.data.order || a.path.localeCompare(b.path));
/** All items in the order of the page. */
const inOrder = categories.flatMap(({ id }) => ofCategory(id));
const pathsOf = (pages: { path: string }[]) => pages.map(({ path }) => path);

const card = (page: Page, index: number) =>
  page.getByRole('region', { name: categories[index]?.title, exact: true });
const shown = (part: Locator) =>
  part
    .locator('[data-part="item"]')
    .filter({ visible: true })
    .evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset.key));
const list = (page: Page) => page.locator('#documents');
const facet = (page: Page, name: 'category' | 'type' | 'difficulty') =>
  page.getByRole('combobox', { name: words[name], exact: true });
const status = (page: Page) => page.locator('filter-list [data-part="count"]');
const told = (count: number) => plural(words.documentCount, count, 'en');

test('the quick links lead where they say', async ({ shared: page }) => {
  await open(page, LIBRARY);
  const links = page.getByRole('navigation', { name: words.quickLinks }).getByRole('link');
  await expect(links).toHaveCount(4);
  await expect(links).toContainText([
    'Quick Start',
    'API Reference',
    'Smart Contracts',
    'Community',
  ]);
  for (const [index, { href }] of documentation.quickLinks.entries()) {
    await open(page, LIBRARY);
    await links.nth(index).click();
    if (href.startsWith('#')) await expect(page.locator(href)).toBeInViewport();
    else await expect(page).toHaveURL(href);
  }
  expect(documentation.quickLinks.map(({ href }) => href)).toEqual([
    `${LIBRARY}/quick-start`,
    `${LIBRARY}/api-reference`,
    '#smart-contracts',
    '#help',
  ]);
});

test('four categories show their first items, each with its type and level', async ({
  shared: page,
}) => {
  await open(page, LIBRARY);
  for (const [index, { id }] of categories.entries()) {
    const items = ofCategory(id);
    expect(await shown(card(page, index)), id).toEqual(pathsOf(items).slice(0, OPEN));
    for (const { path, data } of items.slice(0, OPEN)) {
      const item = card(page, index).locator(`[data-key="${path}"]`);
      await expect(item.getByRole('link')).toHaveText(data.name);
      await expect(item).toContainText(`${data.type} · ${data.difficulty}`);
    }
  }
  const levels = new Set(documents.map(({ data }) => data.difficulty));
  expect(levels).toEqual(new Set(['Beginner', 'Intermediate', 'Advanced']));
});

test('each of the four categories can be browsed whole', async ({ shared: page }) => {
  await open(page, LIBRARY);
  await expect(list(page).locator('summary')).toHaveText(categories.map(({ browse }) => browse));
});

test.describe('Browse All', () => {
  const folded = categories.findIndex(({ id }) => ofCategory(id).length > OPEN);
  const all = pathsOf(ofCategory(categories[folded]?.id ?? ''));
  const browse = (page: Page) => card(page, folded).locator('summary');

  test('shows every item, by mouse and by keyboard, and folds them away again', async ({
    shared: page,
  }) => {
    await open(page, LIBRARY);
    await expect(browse(page)).toHaveText(categories[folded]?.browse ?? '?');
    await browse(page).click();
    expect(await shown(card(page, folded))).toEqual(all);
    await browse(page).press('Enter');
    expect(await shown(card(page, folded))).toEqual(all.slice(0, OPEN));
    await browse(page).press('Space');
    expect(await shown(card(page, folded))).toEqual(all);
  });

  test('works without scripts', async ({ scriptless: page }) => {
    await open(page, LIBRARY);
    await browse(page).click();
    expect(await shown(card(page, folded))).toEqual(all);
  });
});

test.describe('filters', () => {
  test('by category show it whole and put the others away', async ({ shared: page }) => {
    await open(page, LIBRARY);
    for (const [index, { id, title }] of categories.entries()) {
      await facet(page, 'category').selectOption({ label: title });
      await expect.poll(() => shown(list(page)), id).toEqual(pathsOf(ofCategory(id)));
      await expect(status(page)).toHaveText(told(ofCategory(id).length));
      await expect(page).toHaveURL(`${LIBRARY}?category=${id}`);
      for (const other of categories.keys())
        await expect(card(page, other)).toBeVisible({ visible: other === index });
    }
  });

  test('by type and level work together and stay in the address', async ({ shared: page }) => {
    await open(page, LIBRARY);
    const guides = inOrder.filter(({ data }) => data.type === 'Guide');
    await facet(page, 'type').selectOption('Guide');
    await expect.poll(() => shown(list(page))).toEqual(pathsOf(guides));
    const level = guides[0]?.data.difficulty ?? 'Beginner';
    await facet(page, 'difficulty').selectOption(level);
    const both = guides.filter(({ data }) => data.difficulty === level);
    await expect.poll(() => shown(list(page))).toEqual(pathsOf(both));
    await expect(status(page)).toHaveText(told(both.length));
    await expect(page).toHaveURL(`${LIBRARY}?type=guide&difficulty=${slugOf(level)}`);
    await page.reload();
    await expect(facet(page, 'type')).toHaveValue('guide');
    await expect.poll(() => shown(list(page))).toEqual(pathsOf(both));
    await facet(page, 'type').selectOption('');
    await facet(page, 'difficulty').selectOption('');
    await expect(page).toHaveURL(LIBRARY);
    await expect(status(page)).toHaveText(told(documents.length));
  });

  test('say so where nothing fits', async ({ shared: page }) => {
    await open(page, LIBRARY);
    const search = page.getByRole('searchbox', { name: documentation.search.label });
    await search.fill('qqxxzz');
    await expect(status(page)).toHaveText(words.noDocument);
    expect(await shown(list(page))).toEqual([]);
  });

  test('the search finds an entry by a misspelt word', async ({ shared: page }) => {
    await open(page, LIBRARY);
    const search = page.getByRole('searchbox', { name: documentation.search.label });
    await search.fill('webhoks');
    await expect.poll(() => shown(list(page))).toContain(`${LIBRARY}/webhooks`);
    expect((await shown(list(page))).length).toBeLessThan(documents.length / 2);
  });
});

// Which entry is best for a query, src/content/output/search-entries.test.ts judges.
test('the search shows the best hit first, and the usual order once it is empty', async ({
  shared: page,
  request,
}) => {
  const index = readIndex(await (await request.get(SEARCH_INDEX)).json());
  const bestFor = (query: string) => searchIn(index, query, 'document')[0]?.id;
  await open(page, LIBRARY);
  const before = await shown(list(page));
  const search = page.getByRole('searchbox', { name: documentation.search.label });
  const queries = ['lost wallet', 'record date', 'holder limit', 'testnet'];
  expect(new Set(queries.map(bestFor)).size, 'queries with a best entry of their own').toBe(4);
  for (const query of queries) {
    await search.fill(query);
    await expect.poll(async () => (await shown(list(page)))[0], query).toBe(bestFor(query));
  }
  await search.fill('');
  await expect.poll(() => shown(list(page))).toEqual(before);
});

test('without scripts there is the whole list, and nothing that cannot narrow it', async ({
  scriptless: page,
}) => {
  await open(page, LIBRARY);
  await expect(page.getByRole('search', { name: documentation.search.label })).toBeHidden();
  await expect(facet(page, 'type')).toBeHidden();
  await expect(card(page, 0)).toBeVisible();
});

test('every entry has a page with its name as the one headline', async ({ request }) => {
  expect(documents.length).toBeGreaterThanOrEqual(20);
  for (const { path, data } of documents) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(200);
    const titles = [...(await response.text()).matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)];
    const plain = (text = '') => text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
    expect
      .soft(
        titles.map(([, title]) => plain(title)),
        path,
      )
      .toEqual([data.name]);
  }
});

// Where every item leads, tests/site/lists.test.ts reads in the built pages.
test('an entry leads to the one after it and back', async ({ shared: page }) => {
  const [first, second] = inOrder;
  await open(page, first?.path ?? '');
  const neighbours = page.getByRole('navigation', { name: words.neighbours });
  await expect(neighbours.getByRole('link')).toHaveCount(1);
  await neighbours.locator('[rel="next"]').click();
  await expect(page).toHaveURL(second?.path ?? '');
  await expect(headline(page)).toHaveText(second?.data.name ?? '');
  await neighbours.locator('[rel="prev"]').click();
  await expect(page).toHaveURL(first?.path ?? '');
});

test('the contents mark the section that is being read', async ({ shared: page }) => {
  await open(page, `${LIBRARY}/share-token`);
  const links = page.getByRole('navigation', { name: words.onThisPage }).getByRole('link');
  for (const place of [1, 3]) {
    await links.nth(place).click();
    await expect
      .poll(() => links.evaluateAll((all) => all.map((link) => link.matches(':target-current'))))
      .toEqual((await links.all()).map((_, other) => other === place));
  }
});

test('code can be scrolled by the keyboard where it is wider than the page', async ({
  shared: page,
}) => {
  await open(page, `${LIBRARY}/share-token`, 390, 844);
  const code = page.getByRole('group', { name: words.codeExample }).first();
  await code.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => code.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('a table far down that fits is no stop for the keyboard once a key is pressed', async ({
  shared: page,
}) => {
  await open(page, `${LIBRARY}/share-token`, 1440, 900);
  await page.keyboard.press('Tab');
  const table = page.getByRole('group', { name: words.table }).last();
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

test('code and tables that go on beyond their edge show a line there, until one is at their end', async ({
  shared: page,
}) => {
  await open(page, `${LIBRARY}/share-token`, 390, 844);
  for (const name of [words.codeExample, words.table]) {
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
