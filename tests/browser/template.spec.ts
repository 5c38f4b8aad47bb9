import type { Locator, Page } from '@playwright/test';
import { formatFigure } from '../../src/lib/format-figure.ts';
import { formatNumber } from '../../src/lib/format-number.ts';
import { featureMetrics } from '../../src/sections/FeatureExplorer/feature-metrics.ts';
import { contact, offerAt, offers, words } from './support/content.ts';
import { open } from './support/page.ts';
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

test('the first feature is open, and what is popular is marked', async ({ shared: page }) => {
  await open(page, CHAIN);
  await expectShown(page, chain.features.items[0]?.title);
  for (const [index, { isPopular }] of chain.features.items.entries())
    await expect(tab(page, index).getByText(words.popular, { exact: true })).toHaveCount(
      isPopular ? 1 : 0,
    );
});

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
      const veil = [...element.children].find(
        (child) =>
          child instanceof HTMLDivElement &&
          !child.textContent &&
          getComputedStyle(child).backgroundImage !== 'none',
      );
      const ground = getComputedStyle(element).backgroundColor;
      return veil ? `${getComputedStyle(veil).backgroundImage} on ${ground}` : '';
    });
    expect(look, `${path} has an overlay`).not.toBe('');
    looks.set(offer.hero.gradient, look);
  }
  expect([...looks.keys()].sort()).toEqual(['accent', 'business', 'primary']);
  expect(new Set(looks.values()).size, 'styles that look different').toBe(3);
});

test('a click on a feature shows its detail, benefits and figures', async ({ shared: page }) => {
  await open(page, CHAIN);
  for (const [index, item] of chain.features.items.entries()) {
    await tab(page, index).click();
    await expectShown(page, item.title);
    await expect(tab(page, index)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
    const shown = panel(page, CHAIN, index);
    await expect(shown).toHaveRole('tabpanel');
    await expect(shown).toContainText(item.longDescription);
    await expect(shown.getByRole('heading', { name: words.keyBenefits })).toBeVisible();
    await expect(shown.locator('h4 + details li')).toHaveText(item.benefits);
    const figures = featureMetrics(item.metrics);
    await expect(shown.locator('dd')).toHaveText(figures.map(({ value }) => formatFigure(value)));
  }
});

test('the features are tabs for the keyboard', async ({ shared: page }) => {
  await open(page, CHAIN);
  const count = chain.features.items.length;
  await tab(page, 0).focus();
  await expect(page.getByRole('tablist')).toBeVisible();
  await expect(tab(page, 0)).toBeFocused();
  const moves: [string, number][] = [
    ['ArrowDown', 1],
    ['ArrowDown', 2],
    ['ArrowUp', 1],
    ['End', count - 1],
    ['ArrowDown', 0],
    ['ArrowUp', count - 1],
    ['Home', 0],
    ['ArrowRight', 1],
  ];
  for (const [key, index] of moves) {
    await page.keyboard.press(key);
    await expect(tab(page, index), `after ${key}`).toBeFocused();
    await expect(tab(page, index)).toHaveAttribute('aria-selected', 'true');
    await expect(panel(page, CHAIN, index)).toBeVisible();
  }
  await page.keyboard.press('Tab');
  await expect(panel(page, CHAIN, 1), 'one stop for the list, then the panel').toBeFocused();
});

test('a tab names its panel, and the panel its tab', async ({ shared: page }) => {
  await open(page, CHAIN);
  await tab(page, 2).click();
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName(
    new RegExp(chain.features.items[2]?.title ?? '?'),
  );
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

test('an address that names no feature shows the first', async ({ shared: page }) => {
  await open(page, `${CHAIN}#feature-of-another-page`);
  await expectShown(page, chain.features.items[0]?.title);
  await tab(page, 0).hover();
  await expect(tab(page, 0)).toHaveAttribute('aria-selected', 'true');
  await expectShown(page, chain.features.items[0]?.title);
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
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/FeatureTabs.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
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

test('without scripts every feature can be read', async ({ scriptless: page }) => {
  await open(page, CHAIN);
  for (const [index, item] of chain.features.items.entries()) {
    await expect(panel(page, CHAIN, index)).toBeVisible();
    await expect(panel(page, CHAIN, index)).toContainText(item.longDescription);
  }
  await tab(page, 4).click();
  await expect(panel(page, CHAIN, 4)).toBeInViewport();
});

/** The figures of an offer that count up, each with its index on the page. */
const countingAt = (path: string) =>
  (offerAt(path).metrics?.items ?? []).flatMap(
    ({ value, prefix = '', suffix = '', ...item }, index) =>
      typeof value === 'number' && item.animateNumber
        ? [{ index, value, print: (number: string) => `${prefix}${number}${suffix}`, ...item }]
        : [],
  );
const tile = (page: Page, index: number) => page.locator('#results dl > div').nth(index);
/** The animated copy of a figure, which is hidden from assistive technology. */
const moving = (page: Page, index: number) =>
  tile(page, index).locator('dd').first().locator('[aria-hidden="true"]');
const [first, second] = countingAt(ENERGY);
if (!first || !second) throw new Error(`${ENERGY} has no two figures that count`);
const digits = `${first.value}`.split('.')[1]?.length ?? 0;
const last = first.print(formatNumber(first.value));

test('figures count from 0 to exactly their value, with what stands around it', async ({
  timed: page,
}) => {
  await open(page, ENERGY);
  const figure = moving(page, first.index);
  const other = moving(page, second.index);
  await expect(figure, 'not before it is seen').toHaveText(last);
  await page.locator('#results').scrollIntoViewIfNeeded();
  await other.scrollIntoViewIfNeeded();
  await expect(figure).toHaveText(first.print(formatNumber(0, digits)));
  await page.clock.runFor(1000);
  const half = Number((await figure.innerText()).replace(/[^\d.]/g, '')) / first.value;
  expect(half).toBeGreaterThan(0.42);
  expect(half).toBeLessThan(0.58);
  await page.clock.runFor(900);
  await expect(figure, 'not done before its time').not.toHaveText(last);
  await page.clock.runFor(150);
  await expect(figure).toHaveText(last);
  await expect(other).toHaveText(second.print(formatNumber(second.value)));
  await page.clock.runFor(5000);
  await expect(figure, 'and stops there').toHaveText(last);
});

test('a count takes sixty steps', async ({ timed: page }) => {
  // A whole number below sixty would show some values for more than one step.
  const [large] = offers.flatMap(({ path }) =>
    countingAt(path)
      .filter(({ value }) => Number.isInteger(value) && value >= 120)
      .map((figure) => ({ path, ...figure })),
  );
  if (!large) throw new Error('no figure is large enough to show every step');
  await open(page, large.path);
  const figure = moving(page, large.index);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveText(large.print('0'));
  await figure.evaluate((element) => {
    Object.assign(window, { steps: 0 });
    new MutationObserver((list) => {
      (window as unknown as { steps: number }).steps += list.length;
    }).observe(element, { childList: true, subtree: true });
  });
  await page.clock.runFor(2100);
  await expect(figure).toHaveText(large.print(formatNumber(large.value)));
  const steps = await page.evaluate(() => (window as unknown as { steps: number }).steps);
  // Each step replaces the old text node with a new one in a single record.
  expect(steps).toBe(60);
});

test('screen readers get the final value at once, and only once', async ({ timed: page }) => {
  await open(page, ENERGY);
  const zero = second.print('0');
  await moving(page, second.index).scrollIntoViewIfNeeded();
  await expect(moving(page, second.index)).toHaveText(zero);
  const snapshot = await tile(page, second.index).ariaSnapshot();
  expect(snapshot).toContain(second.print(formatNumber(second.value)));
  expect(snapshot.split(/\s+/)).not.toContain(zero);
});

test('under reduced motion figures stand still at their value', async ({ cleaned: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(ENERGY, { waitUntil: 'domcontentloaded' });
  const seen = await moving(page, second.index).evaluate(async (element) => {
    const texts = new Set<string | null>();
    element.scrollIntoView();
    for (let frame = 0; frame < 12; frame += 1) {
      await new Promise(requestAnimationFrame);
      texts.add(element.textContent);
    }
    return [...texts];
  });
  expect(seen).toEqual([second.print(formatNumber(second.value))]);
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

test('the featured layout shows the first figure large, the grid shows all alike', async ({
  shared: page,
}) => {
  const sizes = async (path: string) => {
    await open(page, path);
    return page
      .locator('#results dl > div > dd:nth-of-type(1)')
      .evaluateAll((values) =>
        values.map((value) => Number.parseFloat(getComputedStyle(value).fontSize)),
      );
  };
  const [first = 0, ...rest] = await sizes(ENERGY);
  expect(first).toBeGreaterThan(1.5 * Math.max(...rest));
  expect(new Set(await sizes(CHAIN)).size).toBe(1);
});

test('the two grounds of the figures differ: gradient and muted', async ({ shared: page }) => {
  const ground = async (path: string) => {
    await open(page, path);
    return page.locator('#results').evaluate((element) => {
      const { backgroundImage, backgroundColor } = getComputedStyle(element);
      return `${backgroundImage} ${backgroundColor}`;
    });
  };
  expect(await ground(CHAIN)).toContain('gradient');
  expect(await ground('/industries/entrepreneurs')).not.toContain('gradient');
});

test('steps fall along the ruler where there is room, and fold their deliverables on a phone', async ({
  shared: page,
}) => {
  await open(page, CHAIN);
  const steps = page.locator('#process ol > li');
  /** The bar of each step, by its start and end. */
  const bars = async () => {
    const all = await steps.locator('> div:first-of-type').all();
    return Promise.all(all.map(async (bar) => box(bar)));
  };
  const wide = await bars();
  for (const [index, bar] of wide.entries()) {
    const before = wide[index - 1];
    if (before) expect(bar.x, `step ${index + 1}`).toBeCloseTo(before.x + before.width, -0.5);
  }
  const deliverables = steps.first().locator('details li').first();
  await expect(deliverables).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(deliverables).toBeHidden();
  await steps.first().locator('summary').click();
  await expect(deliverables).toBeVisible();
});

test('the call at the end of an offer is booked as a free consultation', async ({
  shared: page,
}) => {
  await open(page, ENERGY);
  const end = page.getByRole('region', { name: offerAt(ENERGY).closing });
  await end.getByRole('link', { name: words.bookCall }).click();
  await expect(page.locator('#book')).toBeInViewport();
  const [session] = contact.booking.sessions;
  await expect(page.getByRole('radio', { name: session?.title })).toBeChecked();
});
