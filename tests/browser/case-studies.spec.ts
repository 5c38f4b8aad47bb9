import { fill } from '@falaj/contract/fill.ts';
import { devices, type Page } from '@playwright/test';
import { plural } from '../../src/lib/plural.ts';
import { slugOf } from '../../src/lib/slug.ts';
import { inScope } from '../support/scope.ts';
import { caseStudies, words } from './support/content.ts';
import { isMarkedDocument, markDocument, open } from './support/page.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

const STUDIES = '/resources/case-studies';
const { items } = caseStudies.studies;
const industries = [...new Set(items.map(({ industry }) => industry))];

const study = (page: Page, id: string) => page.locator(`article#${id}`);
/** The accessible name of the choice of an industry, or of all industries. */
const nameOf = (choice: string) =>
  choice === words.allIndustries ? choice : fill(words.studiesIn, { industry: choice });
const choice = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: words.industries })
    .getByRole('link', { name: nameOf(name), exact: true });
const shown = (page: Page) =>
  page
    .getByRole('main')
    .locator('article[id]')
    .filter({ visible: true })
    .evaluateAll((studies) => studies.map(({ id }) => id));

for (const width of [390, 1440]) {
  test(`results leave no hole beside them at ${width} pixels`, async ({ shared: page }) => {
    await open(page, STUDIES, width, 900);
    for (const { id } of items) {
      const lefts = await study(page, id)
        .locator('section:last-child dl > *')
        .evaluateAll((figures) =>
          figures.map((figure) => Math.round(figure.getBoundingClientRect().left)),
        );
      expect.soft(lefts.length % new Set(lefts).size, id).toBe(0);
    }
  });
}

test('each study says what a figure was before, and neighbours have their relief at different sides', async ({
  shared: page,
}) => {
  await open(page, STUDIES);
  const sides: boolean[] = [];
  for (const { id, results } of items) {
    const changed = results.flatMap((result) =>
      typeof result !== 'string' && result.previousValue ? [result] : [],
    );
    expect(changed, id).toHaveLength(1);
    const before = study(page, id)
      .getByRole('definition')
      .filter({ hasText: changed[0]?.previousValue ?? '' });
    await expect(before.first()).toBeVisible();
    const [head, text] = await Promise.all(
      ['img', 'h3'].map((part) => study(page, id).locator(part).first().boundingBox()),
    );
    sides.push((head?.x ?? 0) < (text?.x ?? 0));
  }
  expect(sides).toEqual(items.map((_, place) => place % 2 === 1));
});

test('the three columns of a study stand side by side', async ({ shared: page }) => {
  await open(page, STUDIES);
  for (const { id } of items) {
    const tops = await study(page, id)
      .getByRole('heading', { level: 4 })
      .evaluateAll((columns) => columns.map((column) => column.getBoundingClientRect().top));
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size, id).toBe(1);
  }
});

test('an industry narrows the list in place and is in the address', async ({ shared: page }) => {
  await open(page, STUDIES);
  await markDocument(page);
  expect(await shown(page)).toEqual(items.map(({ id }) => id));
  for (const name of industries) {
    await choice(page, name).click();
    await expect(page).toHaveURL(`${STUDIES}?industry=${slugOf(name)}`);
    const expected = items.filter(({ industry }) => industry === name).map(({ id }) => id);
    await expect.poll(() => shown(page), name).toEqual(expected);
    await expect(choice(page, name)).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('filter-list [data-part="count"]')).toHaveText(
      plural(words.studyCount, expected.length, 'en'),
    );
  }
  expect(await isMarkedDocument(page), 'the document stayed').toBe(true);
  await page.reload();
  await expect.poll(async () => (await shown(page)).length).toBe(1);
  await choice(page, words.allIndustries).click();
  await expect.poll(() => shown(page)).toEqual(items.map(({ id }) => id));
  await expect(page).toHaveURL(STUDIES);
});

test('a study keeps its text when the list is narrowed, and when it is whole again', async ({
  shared: page,
}) => {
  const text = (id: string) =>
    study(page, id).getByRole('heading', { level: 4 }).filter({ visible: true });
  await open(page, STUDIES);
  const [{ industry, id } = { industry: '', id: '' }] = items;
  const before = await text(id).count();
  expect(before).toBeGreaterThan(0);
  for (const name of [industry, words.allIndustries]) {
    await choice(page, name).click();
    await expect(choice(page, name)).toHaveAttribute('aria-current', 'true');
    await expect(text(id)).toHaveCount(before);
  }
});

test('the first tap on an industry filters, however early it comes', async ({ browser }) => {
  const { baseURL = '' } = test.info().project.use;
  const context = await browser.newContext({
    baseURL,
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  const { industry = '', id = '' } = items.at(2) ?? {};
  // The script arrives late, as on a slow network.
  await page.route(/narrow-list/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto(STUDIES, { waitUntil: 'networkidle' });
  await choice(page, industry).tap();
  await expect(page).toHaveURL(`${STUDIES}?industry=${slugOf(industry)}`);
  await expect.poll(() => shown(page)).toEqual([id]);
  await context.close();
});

test('where its script cannot be fetched an industry leads to its first study', async ({
  cleaned: page,
}) => {
  const { industry = '', id = '' } = items.at(-1) ?? {};
  await page.route(/narrow-list/, (route) => route.abort());
  await page.goto(STUDIES, { waitUntil: 'networkidle' });
  await choice(page, industry).click();
  await expect(page).toHaveURL(`${STUDIES}#${id}`);
});

test('Back and forward go through the choices, without a new page', async ({ shared: page }) => {
  await open(page, '/contact');
  await open(page, STUDIES);
  await markDocument(page);
  const [first = '', second = ''] = industries;
  for (const name of [first, second]) {
    await choice(page, name).click();
    await expect(page).toHaveURL(`${STUDIES}?industry=${slugOf(name)}`);
  }
  for (const [go, name] of [
    ['goBack', first],
    ['goBack', words.allIndustries],
    ['goForward', first],
  ] as const) {
    await page[go]();
    await expect(choice(page, name)).toHaveAttribute('aria-current', 'true');
    const of = items.filter(({ industry }) => name === words.allIndustries || industry === name);
    await expect.poll(() => shown(page)).toEqual(of.map(({ id }) => id));
  }
  expect(await isMarkedDocument(page), 'the document stayed').toBe(true);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});

test('an anchor is gone once the list is narrowed', async ({ shared: page }) => {
  await open(page, `${STUDIES}#${items[0]?.id}`);
  await choice(page, industries.at(-1) ?? '').click();
  await expect(page).toHaveURL(`${STUDIES}?industry=${slugOf(industries.at(-1) ?? '')}`);
});

test('an industry chosen before the list is alive narrows it once it is', async ({
  cleaned: page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/_astro\/FilterList\..*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, STUDIES);
  await choice(page, industries.at(-1) ?? '').click();
  await expect(page, 'the link is not followed').toHaveURL(STUDIES);
  release();
  await expect(page).toHaveURL(`${STUDIES}?industry=${slugOf(industries.at(-1) ?? '')}`);
});

test('where the script of the list cannot be fetched, an industry leads to its first study', async ({
  cleaned: page,
}) => {
  await page.route(/\/_astro\/FilterList\..*\.js$/, (route) => route.abort());
  await open(page, STUDIES);
  const { id = '', industry = '' } = items.at(-1) ?? {};
  await choice(page, industry).click();
  await expect(page).toHaveURL(`${STUDIES}#${id}`);
});

test('without scripts an industry leads to its first study', async ({ scriptless: page }) => {
  await open(page, STUDIES);
  const { id = '', industry = '' } = items.at(-1) ?? {};
  await choice(page, industry).click();
  await expect(page).toHaveURL(`${STUDIES}#${id}`);
  await expect(study(page, id).getByRole('heading', { level: 3 })).toBeInViewport();
});

test('each study has an address, from another page and by its own title', async ({
  shared: page,
}) => {
  for (const { id, title } of inScope(items.slice(-2), items.slice(0, -2))) {
    await open(page, `${STUDIES}#${id}`);
    const heading = study(page, id).getByRole('heading', { level: 3 });
    await expect(heading).toBeInViewport();
    const { top, header } = await heading.evaluate((element) => ({
      top: element.getBoundingClientRect().top,
      header: document.querySelector('site-header > header')?.getBoundingClientRect().bottom ?? 0,
    }));
    expect(top, 'the header does not cover it').toBeGreaterThanOrEqual(header);
    await open(page, STUDIES);
    await study(page, id).getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(`${STUDIES}#${id}`);
    await expect(heading).toBeInViewport();
  }
});
