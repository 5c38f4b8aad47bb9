import type { Locator, Page } from '@playwright/test';
import { offerAt, offers } from './support/content.ts';
import { hold, layOut, open } from './support/page.ts';
import { expect, test, WITH_MOTION } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });
test.use(WITH_MOTION);
test.use({ viewport: { width: 1280, height: 900 } });

const CHAIN = '/features/multi-chain';
const ENERGY = '/industries/energy';
const chain = offerAt(CHAIN);

const tab = (page: Page, index: number) => page.locator('#features [id^="tab-"]').nth(index);
const panel = (page: Page, path: string, index: number) =>
  page.locator(`#feature-${offerAt(path).features.items[index]?.id}`);

/** Expects that one panel is shown, the one with this heading. */
const expectShown = (page: Page, title: string | undefined) =>
  expect(page.locator('[id^="feature-"]:visible h3')).toHaveText([title ?? '?']);

const box = async (locator: Locator) => {
  const found = await locator.boundingBox();
  if (!found) throw new Error('is not shown');
  return found;
};

/** One page for each anchor to which the second call of an offer leads on its own page. */
const IN_PAGE = [
  ...Map.groupBy(offers, ({ offer }) => offer.hero.secondaryCall?.href ?? ''),
].flatMap(([target, [page]]) =>
  target.startsWith('#') && page ? [{ target, path: page.path }] : [],
);

for (const { target, path } of IN_PAGE) {
  test(`the call to ${target} shows its heading below the header`, async ({ shared: page }) => {
    await open(page, path);
    await page.locator(`main a[href="${target}"]`).first().click();
    await expect(page.locator(target)).toBeInViewport();
    const heading = page.locator(target).getByRole('heading').first();
    const header = await box(page.getByRole('banner').first());
    await expect.poll(async () => (await box(heading)).y).toBeGreaterThanOrEqual(header.height);
  });
}

test('the hero has a dark overlay between its picture and its text, in three styles', async ({
  shared: page,
}) => {
  const looks = new Map<string, string>();
  for (const { path, offer } of offers) {
    if (looks.has(offer.hero.gradient)) continue;
    await open(page, path);
    const hero = page.getByRole('main').locator('header').first();
    await expect(hero.locator('picture img')).toBeVisible();
    const look = await hero.evaluate((element) => {
      const veil = getComputedStyle(element, '::before').backgroundImage;
      return veil.includes('gradient')
        ? `${veil} on ${getComputedStyle(element).backgroundColor}`
        : '';
    });
    expect(look, `${path} has an overlay`).not.toBe('');
    looks.set(offer.hero.gradient, look);
  }
  expect([...looks.keys()].sort()).toEqual(['accent', 'business', 'primary']);
  expect(new Set(looks.values()).size, 'styles that look different').toBe(3);
});

// What each key and click chooses, src/sections/FeatureExplorer/FeatureExplorer.test.tsx tells.
test('the features are one stop for the keyboard, and the panel the next', async ({
  shared: page,
}) => {
  await open(page, CHAIN);
  await tab(page, 0).focus();
  await expect(page.getByRole('tablist')).toBeVisible();
  await expect(tab(page, 0)).toBeFocused();
  for (const key of ['End', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  await expect(tab(page, 1)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page, CHAIN, 1)).toBeFocused();
});

test('the chosen feature has an address that can be shared', async ({ shared: page }) => {
  await open(page, CHAIN);
  await tab(page, 3).click();
  const id = chain.features.items[3]?.id;
  await expect(page).toHaveURL(`${CHAIN}#feature-${id}`);
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  await expectShown(page, chain.features.items[3]?.title);
  await expect(panel(page, CHAIN, 3)).toBeInViewport();
  await tab(page, 3).hover();
  await expect(page.getByRole('tab', { selected: true })).toContainText(
    chain.features.items[3]?.title ?? '?',
  );
  await expectShown(page, chain.features.items[3]?.title);
});

test('choosing a feature does not move the page', async ({ shared: page }) => {
  await open(page, CHAIN);
  await tab(page, 0).scrollIntoViewIfNeeded();
  await tab(page, 1).click();
  await expect(tab(page, 1)).toHaveAttribute('aria-selected', 'true');
  const before = await box(tab(page, 0));
  await tab(page, 2).click();
  await expect(tab(page, 2)).toHaveAttribute('aria-selected', 'true');
  expect((await box(tab(page, 0))).y).toBeCloseTo(before.y, 0);
});

test('the first click counts although the script is still on its way', async ({
  cleaned: page,
}) => {
  const release = await hold(page, /FeatureTabs.*\.js$/);
  await open(page, CHAIN);
  const asked = page.waitForRequest(/FeatureTabs.*\.js$/);
  await tab(page, 2).click();
  await asked;
  await expect(tab(page, 2)).not.toHaveAttribute('aria-selected');
  release();
  await expect(tab(page, 2)).toHaveAttribute('aria-selected', 'true');
  await expectShown(page, chain.features.items[2]?.title);
});

test('no script of the explorer is fetched before a visitor turns to it', async ({
  cleaned: page,
}) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.goto(CHAIN, { waitUntil: 'load' });
  expect(urls.filter((url) => /FeatureTabs|react|\/client\./i.test(url))).toEqual([]);
  await tab(page, 1).hover();
  await expect(tab(page, 0)).toHaveAttribute('aria-selected', 'true');
});

test('where its script fails, the links of the list still show the panels', async ({
  cleaned: page,
}) => {
  await page.route(/FeatureTabs.*\.js$/, (route) => route.abort());
  await open(page, CHAIN);
  await expectShown(page, chain.features.items[0]?.title);
  await tab(page, 2).click();
  await expectShown(page, chain.features.items[2]?.title);
  await tab(page, 1).click();
  await expectShown(page, chain.features.items[1]?.title);
});

const tile = (page: Page, index: number) => page.locator('#results dl > div').nth(index);

// How it counts, src/ui/Counter/Counter.test.tsx tells.
test('a figure counts once it is seen, up to its value', async ({ timed: page }) => {
  await open(page, ENERGY);
  const counting = page.locator('#results count-up').first();
  const last = await counting.innerText();
  await counting.scrollIntoViewIfNeeded();
  await expect(counting).not.toHaveText(last);
  await page.clock.runFor(2100);
  await expect(counting).toHaveText(last);
});

test('an arrow shows whether a figure went up or down', async ({ shared: page }) => {
  const arrowOf = async (direction: 'up' | 'down') => {
    const [found] = offers.flatMap(({ path, offer }) =>
      (offer.metrics?.items ?? []).flatMap(({ trend }, index) =>
        trend?.direction === direction ? [{ path, index }] : [],
      ),
    );
    if (!found) throw new Error(`no figure goes ${direction}`);
    await open(page, found.path);
    const arrow = tile(page, found.index).locator('dd').nth(1).locator('[aria-hidden="true"]');
    return arrow.evaluate((element) => {
      const { transform, rotate, scale, clipPath } = getComputedStyle(element);
      return `${transform} ${rotate} ${scale} ${clipPath}`;
    });
  };
  expect(await arrowOf('up')).not.toBe(await arrowOf('down'));
});

test('steps lie in turn on both sides of the stream, later ones lower, and in one column on a phone', async ({
  shared: page,
}) => {
  await open(page, CHAIN);
  const blocks = () =>
    page
      .locator('#process ol > li')
      .evaluateAll((steps) =>
        steps.map((step) => step.querySelector('h3')?.parentElement?.getBoundingClientRect()),
      );
  const middle = 1280 / 2;
  const wide = await blocks();
  expect(wide.length).toBeGreaterThan(3);
  for (const [index, block] of wide.entries()) {
    const { left, right, top } = block ?? new DOMRect();
    if (index % 2) expect(left, `step ${index + 1}`).toBeGreaterThan(middle);
    else expect(right, `step ${index + 1}`).toBeLessThan(middle);
    expect(top).toBeGreaterThan(wide[index - 1]?.top ?? 0);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const narrow = await blocks();
  expect(new Set(narrow.map((block) => block?.left)).size).toBe(1);
  for (const [index, block] of narrow.slice(1).entries()) {
    expect(block?.top).toBeGreaterThanOrEqual(narrow[index]?.bottom ?? 0);
  }
});

for (const path of ['/', ENERGY, '/solutions/real-estate'])
  for (const width of [1280, 390])
    test(`${path} keeps its length at ${width} px while its lower sections are laid out`, async ({
      cleaned: page,
    }) => {
      await open(page, path, width, 900);
      const length = () => page.evaluate(() => document.documentElement.scrollHeight);
      const reserved = await length();
      await layOut(page);
      expect(Math.abs((await length()) - reserved) / reserved).toBeLessThan(0.06);
    });

/** The greatest height of an offer by the width of the window, in pixels. */
const HEIGHTS = { 1440: 5200, 390: 6300 };

/** Offers with more parts than the others: six metrics, five features with a figure each, or steps with two results. */
const TALLER: Record<string, number> = {
  '/industries/entrepreneurs': 1.09,
  '/features/multi-chain': 1.06,
  '/services/blockchain-development': 1.03,
  '/industries/energy': 1.02,
};

for (const [group, pages] of Map.groupBy(offers, ({ path }) => path.split('/')[1]))
  for (const [width, most] of Object.entries(HEIGHTS))
    test(`${group} are at most ${most} px high at ${width} px`, async ({ cleaned: page }) => {
      for (const { path } of pages) {
        await open(page, path, Number(width), 900);
        await layOut(page);
        const height = () =>
          page.evaluate(async () => {
            await document.fonts.ready;
            return document.documentElement.scrollHeight;
          });
        expect.soft(await height(), path).toBeLessThanOrEqual(most * (TALLER[path] ?? 1));
      }
    });

test('problems beside each other do not overlap', async ({ shared: page }) => {
  await open(page, '/services/smart-contracts');
  const cards = await page
    .locator('#problems ul > li')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()));
  expect(cards.length).toBeGreaterThan(1);
  for (const [index, card] of cards.slice(1).entries())
    expect(card.left).toBeGreaterThanOrEqual(cards[index].right);
});

test('the detail of a hero opens as a dialog, and closing it leads back', async ({
  shared: page,
}) => {
  await open(page, CHAIN);
  const more = page.locator('#hero-detail summary');
  await more.click();
  const dialog = page.getByRole('dialog', { name: chain.heroDetail.title });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(more).toBeFocused();
  await more.press('Enter');
  await dialog.getByRole('button').click();
  await expect(dialog).toBeHidden();
  await more.click();
  await page.mouse.click(20, 400);
  await expect(dialog).toBeHidden();
});
