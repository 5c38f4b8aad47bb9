import type { Page } from '@playwright/test';
import { slugOf } from '../../src/lib/slug.ts';
import { articles, blog, messages } from './support/content.ts';
import { headline, hold, isMarkedDocument, markDocument, open } from './support/page.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

// How a list is narrowed, src/features/lists/narrow-list.test.ts tells; here is what a page makes of it.
const BLOG = '/resources/blog';
/** The articles in the order of the page: the featured one, then the others from the newest on. */
const inOrder = articles.toSorted((a, b) => Number(b.data.featured) - Number(a.data.featured));
const pathsOf = (pages: { path: string }[]) => pages.map(({ path }) => path);

const list = (page: Page) => page.locator('#articles-list');
const shown = (page: Page) =>
  list(page)
    .locator('[data-part="item"]')
    .filter({ visible: true })
    .evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset.key));
const choice = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: messages.categories })
    .getByRole('link', { name, exact: true });
const more = (page: Page) => page.getByRole('button', { name: blog.articles.loadMore });
const search = (page: Page) => page.getByRole('searchbox', { name: blog.articles.search.label });

test('the facts of an article stand beside its headline, and on a phone above it', async ({
  shared: page,
}) => {
  for (const [width, isBeside] of [
    [1440, true],
    [390, false],
  ] as const) {
    await open(page, BLOG, width, 900);
    const first = list(page).locator('article').first();
    const facts = await first.locator('p:has(time)').boundingBox();
    const title = await first.getByRole('heading').boundingBox();
    if (!facts || !title) throw new Error('the first article is not shown');
    expect(facts.x + facts.width <= title.x, `${width} px`).toBe(isBeside);
    expect(facts.y + facts.height <= title.y, `${width} px`).toBe(!isBeside);
  }
});

test('shows the featured article and six more, Load More six after them, and a reload all of these', async ({
  shared: page,
}) => {
  await open(page, BLOG);
  expect(await shown(page)).toEqual(pathsOf(inOrder).slice(0, 7));
  await more(page).click();
  await expect.poll(() => shown(page)).toEqual(pathsOf(inOrder).slice(0, 13));
  await expect(list(page).locator(`a[href="${inOrder[7]?.path}"]`)).toBeFocused();
  await page.reload();
  await expect.poll(() => shown(page)).toEqual(pathsOf(inOrder).slice(0, 13));
});

test('the search finds by a misspelt word and keeps it in the address; empty, all is as before', async ({
  shared: page,
}) => {
  const STABLECOINS = `${BLOG}/stablecoin-payouts-to-a-thousand-holders`;
  await open(page, BLOG);
  await search(page).fill('stablecoyn payouts');
  // The article may also be among the seven that are listed without a search, so the test waits for their
  // number to change.
  await expect.poll(async () => (await shown(page)).length).toBeLessThan(7);
  expect(await shown(page)).toContain(STABLECOINS);
  await page.reload();
  await expect(search(page)).toHaveValue('stablecoyn payouts');
  await expect.poll(() => shown(page)).toContain(STABLECOINS);
  await search(page).fill('');
  await expect.poll(() => shown(page)).toEqual(pathsOf(inOrder).slice(0, 7));
});

test('a tag leads to all that carries it, and Back to the list as it was', async ({
  shared: page,
}) => {
  await open(page, BLOG, 390);
  await markDocument(page);
  await choice(page, 'Regulatory').click();
  await expect(page).toHaveURL(`${BLOG}?category=regulatory`);
  const before = await shown(page);
  expect(before).toEqual(pathsOf(inOrder.filter(({ data }) => data.category === 'Regulatory')));
  const tag = page.locator(`[data-key="${before[0]}"]`).getByRole('list').getByRole('link').first();
  const slug = await tag.evaluate(
    (link) => new URLSearchParams((link as HTMLAnchorElement).search).get('tag') ?? '',
  );
  await tag.click();
  await expect(page).toHaveURL(`${BLOG}?tag=${slug}#articles`);
  const tagged = pathsOf(inOrder.filter(({ data }) => data.tags.includes(slug)));
  await expect.poll(() => shown(page)).toEqual(tagged.slice(0, 7));
  await page.goBack();
  await expect(choice(page, 'Regulatory')).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => shown(page)).toEqual(before);
  await page.goForward();
  await expect.poll(() => shown(page)).toEqual(tagged.slice(0, 7));
  expect(await isMarkedDocument(page), 'the document stayed').toBe(true);
});

test('a category chosen before the list is alive narrows it once it is', async ({
  cleaned: page,
}) => {
  const release = await hold(page, /\/_astro\/FilterList\..*\.js$/);
  await open(page, BLOG);
  await choice(page, 'Technical').click();
  await expect(page, 'the link is not followed').toHaveURL(BLOG);
  release();
  await expect(page).toHaveURL(`${BLOG}?category=${slugOf('Technical')}`);
});

test('where the script of the list cannot be fetched, a category leads to its own page', async ({
  cleaned: page,
}) => {
  await page.route(/\/_astro\/FilterList\..*\.js$/, (route) => route.abort());
  await open(page, BLOG);
  await choice(page, 'Technical').click();
  await expect(page).toHaveURL(`${BLOG}/category/${slugOf('Technical')}`);
});

test('without scripts every article is there, categories lead on, and nothing waits for a script', async ({
  scriptless: page,
}) => {
  await open(page, BLOG);
  expect(await shown(page)).toEqual(pathsOf(inOrder));
  await expect(more(page)).toBeHidden();
  await expect(search(page)).toBeHidden();
  await choice(page, 'Technical').click();
  await expect(page).toHaveURL(`${BLOG}/category/${slugOf('Technical')}`);
  await expect(headline(page)).toHaveText('Technical');
  await expect(choice(page, 'Technical')).toHaveAttribute('aria-current', 'true');
});
