import { fill } from '@falaj/contract/fill.ts';
import type { Page } from '@playwright/test';
import { slugOf } from '../../src/lib/slug.ts';
import { inScope } from '../support/scope.ts';
import { caseStudies, words } from './support/content.ts';
import { hold, isMarkedDocument, markDocument, open } from './support/page.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

// How a list is narrowed, src/features/lists/narrow-list.test.ts tells; here is what a browser makes of it.
const STUDIES = '/resources/case-studies';
const { items } = caseStudies.studies;
const industries = [...new Set(items.map(({ industry }) => industry))];
const last = items.at(-1) ?? { id: '', industry: '' };

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

test('the columns of a study stand side by side, and neighbours have their relief at different sides', async ({
  shared: page,
}) => {
  await open(page, STUDIES);
  const sides: boolean[] = [];
  for (const { id } of items) {
    const tops = await study(page, id)
      .getByRole('heading', { level: 4 })
      .evaluateAll((columns) => columns.map((column) => column.getBoundingClientRect().top));
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size, id).toBe(1);
    const [head, text] = await Promise.all(
      ['img', 'h3'].map((part) => study(page, id).locator(part).first().boundingBox()),
    );
    sides.push((head?.x ?? 0) < (text?.x ?? 0));
  }
  expect(sides).toEqual(items.map((_, place) => place % 2 === 1));
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
    const columns = page.locator('article[id] h4').filter({ visible: true });
    await expect(columns, 'each keeps its text').toHaveCount(of.length * 3);
  }
  expect(await isMarkedDocument(page), 'the document stayed').toBe(true);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});

test('an industry chosen before the list is alive narrows it once it is', async ({
  cleaned: page,
}) => {
  const release = await hold(page, /\/_astro\/FilterList\..*\.js$/);
  await open(page, STUDIES);
  await choice(page, last.industry).click();
  await expect(page, 'the link is not followed').toHaveURL(STUDIES);
  release();
  await expect(page).toHaveURL(`${STUDIES}?industry=${slugOf(last.industry)}`);
});

test('where the script of the list cannot be fetched, an industry leads to its first study', async ({
  cleaned: page,
}) => {
  await page.route(/\/_astro\/FilterList\..*\.js$/, (route) => route.abort());
  await open(page, STUDIES);
  await choice(page, last.industry).click();
  await expect(page).toHaveURL(`${STUDIES}#${last.id}`);
});

test('without scripts an industry leads to its first study, and the header covers no heading', async ({
  scriptless: page,
}) => {
  for (const { id, industry } of inScope([last], items.slice(0, -1))) {
    await open(page, STUDIES);
    await choice(page, industry).click();
    await expect(page).toHaveURL(`${STUDIES}#${id}`);
    const heading = study(page, id).getByRole('heading', { level: 3 });
    await expect(heading).toBeInViewport();
    const top = (await heading.boundingBox())?.y ?? 0;
    const header = await page.locator('site-header > header').boundingBox();
    expect(top).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  }
});
