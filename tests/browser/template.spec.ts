import type { Locator, Page } from '@playwright/test';
import { chooseStudies, resultLines } from '../../src/lib/case-studies.ts';
import { formatDuration, sumDurations } from '../../src/lib/duration.ts';
import { featureMetrics } from '../../src/lib/feature-metrics.ts';
import { formatFigure } from '../../src/lib/format-figure.ts';
import { resolveHref } from '../../src/lib/links.ts';
import { contact, offerAt, offers, site, words } from './support/content.ts';
import { headline, open } from './support/page.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 1280, height: 900 } });

const CHAIN = '/features/multi-chain';
const ENERGY = '/industries/energy';
const chain = offerAt(CHAIN);

const tab = (page: Page, index: number) => page.locator('#features [id^="tab-"]').nth(index);
const panel = (page: Page, path: string, index: number) =>
  page.locator(`#feature-${offerAt(path).features.items[index]?.id}`);

/** The one panel that is shown, by its heading. */
const expectShown = (page: Page, title: string | undefined) =>
  expect(page.locator('[id^="feature-"]:visible > h3')).toHaveText([title ?? '?']);

const box = async (locator: Locator) => {
  const found = await locator.boundingBox();
  if (!found) throw new Error('is not shown');
  return found;
};

for (const { path, offer } of offers) {
  test(`${path} shows all six parts and its end as its content file has them`, async ({
    shared: page,
  }) => {
    const { hero, problemSolution, features, metrics, process, caseStudies } = offer;
    await open(page, path);

    await test.step('hero', async () => {
      const header = page.getByRole('main').locator('header').first();
      await expect(headline(page)).toHaveText(hero.title);
      if (hero.subtitle) await expect(header.getByText(hero.subtitle)).toBeVisible();
      await expect(header.getByText(hero.description)).toBeVisible();
      const calls = [hero.primaryCall, hero.secondaryCall].filter((call) => call !== undefined);
      expect(
        await header
          .locator('a')
          .evaluateAll((links) =>
            links.map((link) => [link.textContent, link.getAttribute('href')]),
          ),
      ).toEqual(
        calls.map(({ text, href }) => {
          const address = resolveHref(href, site);
          return [address === href ? text : `${text} (${words.newTab})`, address];
        }),
      );
      await expect(header.locator('dd')).toHaveText(
        hero.statistics.map(({ value }) => formatFigure(value)),
      );
      await expect(header.locator('dt')).toHaveText(hero.statistics.map(({ label }) => label));
    });

    await test.step('problems and solutions', async () => {
      const { problems, transition, solutions } = problemSolution;
      const cards = (label: string) =>
        page.getByRole('list', { name: label }).getByRole('listitem');
      await expect(cards(words.problemsLabel)).toHaveCount(problems.length);
      await expect(cards(words.problemsLabel)).toContainText(problems.map(({ impact }) => impact));
      await expect(page.locator('#problems').getByText(transition)).toBeVisible();
      await expect(cards(words.solutionsLabel)).toHaveCount(solutions.length);
      await expect(cards(words.solutionsLabel)).toContainText(
        solutions.map(({ benefit }) => benefit),
      );
    });

    await test.step('feature explorer', async () => {
      const list = page.locator('#features [id^="tab-"]');
      await expect(list).toHaveCount(features.items.length);
      await expectShown(page, features.items[0]?.title);
      const popular = features.items.map((item) => item.isPopular);
      for (const [index, isPopular] of popular.entries()) {
        await expect(list.nth(index).getByText(words.popular, { exact: true })).toHaveCount(
          isPopular ? 1 : 0,
        );
      }
    });

    await test.step('metrics', async () => {
      const labels = metrics?.items.map(({ label }) => label) ?? [];
      await expect(page.locator('#results dt')).toHaveText(labels);
    });

    await test.step('process', async () => {
      const steps = page.locator('#process ol > li');
      await expect(steps.locator('h3')).toHaveText(process.steps.map(({ title }) => title));
      for (const [index, { duration, deliverables }] of process.steps.entries()) {
        const step = steps.nth(index);
        await expect(step.getByText(formatDuration(duration), { exact: true })).toBeVisible();
        await expect(step.getByRole('heading', { name: words.deliverables })).toBeVisible();
        await expect(step.locator('ul li')).toHaveText(deliverables);
      }
      const total =
        process.total?.stated ?? sumDurations(process.steps.map(({ duration }) => duration));
      const badge = page.locator('#process').getByText(words.totalDuration, { exact: true });
      await expect(badge).toHaveCount(total ? 1 : 0);
      if (total) await expect(badge.locator('xpath=..')).toContainText(formatDuration(total));
    });

    await test.step('case studies', async () => {
      const { featured, others } = chooseStudies(caseStudies.items);
      const articles = page.locator('#case-studies article');
      await expect(articles).toHaveCount(1 + others.length);
      expect(others.length).toBeLessThanOrEqual(3);
      const first = articles.first();
      await expect(first).toContainText(words.featuredSuccess);
      await expect(page.getByText(words.featuredSuccess, { exact: true })).toHaveCount(1);
      for (const text of [
        featured?.title,
        featured?.industry,
        featured?.challenge,
        featured?.solution,
        ...(featured?.tags ?? []),
        ...resultLines(featured?.results ?? [], 'featured').map((line) => line.text),
        featured?.testimonial?.quote ?? featured?.testimonial?.text,
        featured?.testimonial?.author,
      ]) {
        if (text) await expect.soft(first).toContainText(text);
      }
      for (const [index, study] of others.entries()) {
        const card = articles.nth(index + 1);
        await expect(card).toContainText(study.title);
        const shown = await card.locator('ul li, dl > div').count();
        expect(shown, `results of ${study.id}`).toBe(Math.min(2, study.results.length));
      }
      const all = page.locator('#case-studies').getByRole('link', { name: words.viewAll });
      await expect(all).toHaveCount(caseStudies.viewAllLink ? 1 : 0);
      if (caseStudies.viewAllLink) {
        await expect(all).toHaveAttribute('href', caseStudies.viewAllLink);
      }
    });

    await test.step('end', async () => {
      const end = page.getByRole('region', { name: offer.closing });
      const call = end.getByRole('link', { name: hero.primaryCall?.text });
      await expect(call).toHaveAttribute('href', hero.primaryCall?.href ?? '?');
      await expect(end.getByRole('link')).toHaveCount(2);
    });

    await test.step('in-page calls', async () => {
      const targets = await page
        .getByRole('main')
        .locator('a[href^="#"]:not([href^="#feature-"])')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      for (const target of new Set(targets)) {
        await page.locator(`main a[href="${target}"]`).first().click();
        await expect(page.locator(target)).toBeInViewport();
        const heading = page.locator(target).getByRole('heading').first();
        const header = await box(page.locator('[data-site-header]'));
        await expect
          .poll(async () => (await box(heading)).y, `${target} is below the header`)
          .toBeGreaterThanOrEqual(header.height);
      }
    });
  });
}

test('totals are the durations that spec section 9 states', async ({ shared: page }) => {
  const totals: [string, string][] = [
    [ENERGY, '22–32 weeks'],
    ['/industries/entrepreneurs', '8–12 weeks'],
    ['/services/token-development', '5–9 weeks'],
    ['/use-cases/rwa-tokenization', '14–19 weeks'],
    [CHAIN, '12–18 weeks'],
    ['/solutions/real-estate', '11–21 weeks'],
    ['/platforms/white-label-tokenization', '5–8 weeks'],
  ];
  for (const [path, total] of totals) {
    await open(page, path);
    const badge = page.locator('#process').getByText(words.totalDuration, { exact: true });
    await expect.soft(badge.locator('xpath=..'), path).toContainText(total);
  }
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
    await expect(shown.locator('ul li')).toHaveText(item.benefits);
    // Both forms: a list of label and value, and a map from label to value.
    const figures = featureMetrics(item.metrics);
    await expect(shown.locator('dd')).toHaveText(figures.map(({ value }) => formatFigure(value)));
    await expect(shown.locator('dt')).toHaveText(figures.map(({ label }) => new RegExp(label)));
  }
  const forms = chain.features.items.map(({ metrics }) => Array.isArray(metrics));
  expect(new Set(forms), 'the page has both forms').toEqual(new Set([true, false]));
});

test('a figure that has moved says what it was', async ({ shared: page }) => {
  await open(page, CHAIN);
  await expect(panel(page, CHAIN, 0)).toContainText('record-date reconciliation (was 4 days)');
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

test('the first click counts although the script is still on its way', async ({ page }) => {
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

test('no script of the explorer is fetched before a visitor turns to it', async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.goto(CHAIN, { waitUntil: 'load' });
  expect(urls.filter((url) => /FeatureTabs|react|client\./i.test(url))).toEqual([]);
  await tab(page, 1).hover();
  await expect(tab(page, 0)).toHaveAttribute('aria-selected', 'true');
});

test('where its script fails, the links of the list still show the panels', async ({ page }) => {
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

test('figures count from 0 to exactly their value, with what stands around it', async ({
  timed: page,
}) => {
  await open(page, ENERGY);
  const figure = page.locator('#results [data-count="4.5"]');
  const share = page.locator('#results [data-count="35"]');
  await expect(figure, 'not before it is seen').toHaveText('$4.5T');
  await page.locator('#results').scrollIntoViewIfNeeded();
  await share.scrollIntoViewIfNeeded();
  await expect(figure).toHaveText('$0.0T');
  await expect(share).toHaveText('0%');
  await page.clock.runFor(1000);
  const half = Number.parseFloat((await figure.innerText()).replace('$', ''));
  expect(half).toBeGreaterThan(1.9);
  expect(half).toBeLessThan(2.6);
  await page.clock.runFor(900);
  await expect(figure, 'not done before its time').not.toHaveText('$4.5T');
  await page.clock.runFor(150);
  await expect(figure).toHaveText('$4.5T');
  await expect(share).toHaveText('35%');
  await page.clock.runFor(5000);
  await expect(figure, 'and stops there').toHaveText('$4.5T');
});

test('a count takes sixty steps', async ({ timed: page }) => {
  await open(page, ENERGY);
  const figure = page.locator('#results [data-count="240"]');
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveText('0');
  await figure.evaluate((element) => {
    Object.assign(window, { steps: 0 });
    new MutationObserver((list) => {
      (window as unknown as { steps: number }).steps += list.length;
    }).observe(element, { childList: true });
  });
  await page.clock.runFor(2100);
  await expect(figure).toHaveText('240');
  const steps = await page.evaluate(() => (window as unknown as { steps: number }).steps);
  // Each step takes the old text out and puts the new one in: one record.
  expect(steps).toBe(60);
});

test('the final value of a figure is in the HTML', async ({ request }) => {
  const html = await (await request.get(ENERGY)).text();
  const results = html.slice(html.indexOf('id="results"'), html.indexOf('id="process"'));
  for (const value of ['$4.5T', '35%', '40%', '240']) expect(results).toContain(`>${value}<`);
});

test('screen readers get the final value at once, and only once', async ({ timed: page }) => {
  await open(page, ENERGY);
  const figure = page.locator('#results [data-count="35"]');
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveText('0%');
  const tile = page.locator('#results dl > div').filter({ hasText: 'grid efficiency' });
  const snapshot = await tile.ariaSnapshot();
  expect(snapshot).toContain('35%');
  expect(snapshot).not.toMatch(/\b0%/);
});

test('under reduced motion figures stand still at their value', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(ENERGY, { waitUntil: 'domcontentloaded' });
  const figure = page.locator('#results [data-count="35"]');
  const seen = await figure.evaluate(async (element) => {
    const texts = new Set<string | null>();
    element.scrollIntoView();
    for (let frame = 0; frame < 12; frame += 1) {
      await new Promise(requestAnimationFrame);
      texts.add(element.textContent);
    }
    return [...texts];
  });
  expect(seen).toEqual(['35%']);
});

test('figures say how they moved and what they were', async ({ shared: page }) => {
  await open(page, ENERGY);
  const tile = (label: string) => page.locator('#results dl > div').filter({ hasText: label });
  await expect(tile('grid efficiency')).toContainText('up: against a fixed schedule');
  await expect(tile('cost reduction')).toContainText('down: against manual billing');
  await expect(tile('days from reading to payout')).toContainText('was 45 days');
  const arrow = (label: string) =>
    tile(label)
      .locator('[aria-hidden="true"]:not([data-count])')
      .evaluate((element) => {
        const { transform, rotate, scale, clipPath } = getComputedStyle(element);
        return `${transform} ${rotate} ${scale} ${clipPath}`;
      });
  expect(await arrow('grid efficiency')).not.toBe(await arrow('cost reduction'));
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

test('steps alternate between the sides where there is room, and stand on one on a phone', async ({
  shared: page,
}) => {
  await open(page, CHAIN);
  const titles = page.locator('#process ol > li h3');
  /** Where the text of each step starts. */
  const starts = async () => {
    const parents = await titles.locator('xpath=..').all();
    return Promise.all(parents.map(async (body) => Math.round((await box(body)).x)));
  };
  const wide = await starts();
  for (const [index, start] of wide.entries()) {
    if (index % 2 === 0) expect(start, `step ${index + 1}`).toBeLessThan(600);
    else expect(start, `step ${index + 1}`).toBeGreaterThan(640);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  expect(new Set(await starts()).size, 'sides on a phone').toBe(1);
  const tops = await Promise.all((await titles.all()).map(async (title) => (await box(title)).y));
  expect(tops, 'in their order').toEqual([...tops].sort((a, b) => a - b));
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

test('the steps are numbered from one', async ({ shared: page }) => {
  await open(page, ENERGY);
  const numbers = page.locator('#process ol > li > [aria-hidden="true"]');
  await expect(numbers).toHaveText(offerAt(ENERGY).process.steps.map((_, index) => `${index + 1}`));
});

test('a stated total that is not the sum says why', async ({ shared: page }) => {
  await open(page, '/industries/entrepreneurs');
  const because = offerAt('/industries/entrepreneurs').process.total?.because ?? '?';
  await expect(page.locator('#process').getByText(because)).toBeVisible();
});

test('an alias answers with the page and names its first address', async ({
  shared: page,
  request,
}) => {
  const alias = '/features/multi-chain-support';
  const [first, second] = await Promise.all([request.get(CHAIN), request.get(alias)]);
  expect(second.status()).toBe(200);
  expect(second.url(), 'no redirect').toContain(alias);
  const canonical = /<link rel="canonical" href="([^"]+)"/;
  const [ours, theirs] = [await second.text(), await first.text()];
  expect(canonical.exec(ours)?.[1]).toMatch(/\/features\/multi-chain$/);
  expect(canonical.exec(ours)?.[1]).toBe(canonical.exec(theirs)?.[1]);
  const main = async (path: string) => {
    await open(page, path);
    return page.getByRole('main').innerText();
  };
  expect(await main(alias)).toBe(await main(CHAIN));
});
