import type { Locator, Page } from '@playwright/test';
import { formatDuration } from '../../src/lib/duration.ts';
import { siteOrigin } from '../../src/lib/origin.ts';
import { about, navigation, notices, portfolio, services, site, words } from './support/content.ts';
import { headline, open } from './support/page.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

const hrefsOf = (part: Locator) =>
  part
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
const closing = (page: Page, title: string) => page.getByRole('region', { name: title });
const hero = (page: Page) => page.getByRole('main').locator('header').first();

test.describe('about', () => {
  test('has four stat cards, the story, vision and mission', async ({ shared: page }) => {
    await open(page, '/about');
    await expect(hero(page).locator('dd')).toHaveCount(4);
    await expect(hero(page).locator('dd').first()).toHaveText('15 years');
    await expect(hero(page)).toContainText('of collective experience');
    const story = page.locator('#story');
    for (const text of about.story.paragraphs) await expect(story).toContainText(text);
    await expect(story.getByRole('heading', { level: 3 })).toHaveText([
      about.story.vision.title,
      about.story.mission.title,
    ]);
  });

  test('has four values and four team groups, none of them a person', async ({ shared: page }) => {
    await open(page, '/about');
    await expect(page.locator('#reasons h3')).toHaveText(
      about.values.items.map(({ title }) => title),
    );
    await expect(page.locator('#reasons h3')).toHaveCount(4);
    const groups = page.locator('#team h3');
    await expect(groups).toHaveText(about.team.groups.map(({ name }) => name));
    await expect(groups).toHaveCount(4);
    for (const { role, experience, expertise } of about.team.groups) {
      for (const text of [role, experience, ...expertise])
        await expect(page.locator('#team')).toContainText(text);
    }
  });

  test('ends with the ways to the contact page and the portfolio', async ({ shared: page }) => {
    await open(page, '/about');
    expect(await hrefsOf(closing(page, about.closing.title))).toEqual(['/contact', '/portfolio']);
  });
});

test.describe('services', () => {
  test('has six services with their timelines and labels', async ({ shared: page }) => {
    await open(page, '/services');
    const cards = page.locator('#services article');
    const facts = [
      ['8–12 weeks', 'Enterprise'],
      ['4–6 weeks', 'Critical'],
      ['6–10 weeks', 'Advanced'],
      ['10–14 weeks', 'Expert'],
      ['2–4 weeks', 'Standard'],
      ['Ongoing', 'Strategic'],
    ];
    await expect(cards).toHaveCount(6);
    for (const [index, [time = '', complexity = '']] of facts.entries()) {
      const card = cards.nth(index);
      await expect(card.getByText(time, { exact: true })).toBeVisible();
      await expect(card.getByText(complexity, { exact: true })).toBeVisible();
      const { title = '?', features = [], protocols = [] } = services.services.items[index] ?? {};
      for (const text of [title, ...features, ...protocols]) await expect(card).toContainText(text);
    }
  });

  test('has six industries with what is done there', async ({ shared: page }) => {
    await open(page, '/services');
    const industries = page.locator('#industries');
    await expect(industries.locator('h3')).toHaveText(
      services.industries.items.map(({ name }) => name),
    );
    await expect(industries.locator('h3')).toHaveCount(6);
    for (const { useCases } of services.industries.items) {
      for (const text of useCases) await expect(industries).toContainText(text);
    }
  });

  test('has five steps and says how long they take together', async ({ shared: page }) => {
    await open(page, '/services');
    const steps = page.locator('#process ol > li');
    await expect(steps).toHaveCount(5);
    for (const [index, { title, duration, deliverables }] of services.process.steps.entries()) {
      const step = steps.nth(index);
      await expect(step.getByRole('heading', { level: 3 })).toHaveText(title);
      await expect(step).toContainText(formatDuration(duration));
      await expect(step).toContainText(words.deliverables);
      for (const text of deliverables) await expect(step).toContainText(text);
    }
    const phases = services.process.steps.slice(0, 3);
    // Spec section 9, engagement phases.
    expect(phases.map(({ title, duration }) => [title, formatDuration(duration)])).toEqual([
      ['Discovery', '2–3 weeks'],
      ['Planning', '1–2 weeks'],
      ['Implementation', '8–12 weeks'],
    ]);
  });

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

  test('has four token standards and the tools', async ({ shared: page }) => {
    await open(page, '/services');
    const technology = page.locator('#technology');
    const names = technology.locator('li > h3');
    await expect(names).toHaveText(['ERC1155', 'ERC3643', 'ERC721', 'ERC20']);
    const tools = services.technology.tools;
    await expect(technology.locator('dt')).toHaveText(tools.map(({ group }) => group));
    await expect(technology.locator('dd')).toHaveText(tools.flatMap(({ items }) => items));
  });

  test('ends with the ways to the contact page and the portfolio', async ({ shared: page }) => {
    await open(page, '/services');
    expect(await hrefsOf(closing(page, services.closing.title))).toEqual([
      '/contact',
      '/portfolio',
    ]);
  });
});

test.describe('portfolio', () => {
  test('four live platforms open in a new tab without a handle on this one', async ({
    shared: page,
  }) => {
    await open(page, '/portfolio');
    const cards = page.locator('#projects article');
    const facts = ['Fintech', 'Space Tech', 'Real Estate', 'Enterprise'];
    await expect(cards).toHaveCount(4);
    for (const [index, category] of facts.entries()) {
      const card = cards.nth(index);
      const { name = '?', features = [] } = portfolio.projects.items[index] ?? {};
      await expect(card.getByRole('heading')).toHaveText(name);
      await expect(card.getByText(category, { exact: true })).toBeVisible();
      await expect(card.getByText('Live', { exact: true })).toBeVisible();
      for (const text of features) await expect(card).toContainText(text);
      const link = card.getByRole('link');
      await expect(link).toHaveAccessibleName(new RegExp(`^${words.visitPlatform} ${name}`));
      await expect(link).toHaveAccessibleName(/opens in a new tab/);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
      await expect(link).toHaveAttribute('href', /^https:\/\//);
    }
    const targets = await hrefsOf(page.locator('#projects'));
    expect(new Set(targets).size, 'each its own').toBe(4);
  });

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
    await expect(pictures).toHaveCount(4);
    expect(files.size, 'no two are alike').toBe(4);
  });

  test('Start Your Project leads to the form', async ({ shared: page }) => {
    await open(page, '/portfolio');
    await closing(page, portfolio.closing.title)
      .getByRole('link', { name: 'Start Your Project' })
      .click();
    await expect(page).toHaveURL(/\/contact(\?interest=[a-z-]+)?#message$/);
    await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeInViewport();
  });
});

test.describe('legal notices', () => {
  test('are linked in the footer of every kind of page', async ({ shared: page }) => {
    for (const path of ['/', '/about', '/resources/blog', '/no-such-page']) {
      await open(page, path);
      const list = page.getByRole('contentinfo').getByRole('list', { name: words.legal });
      expect(await hrefsOf(list), path).toEqual(navigation.legal.map(({ href }) => href));
    }
    const linked = navigation.legal.map(({ href }) => href).sort();
    expect(linked).toEqual(notices.map(({ path }) => path).sort());
  });

  test('each has its headline, the day of its last change and what still needs review', async ({
    shared: page,
  }) => {
    for (const { path, data } of notices) {
      await open(page, path);
      await expect(headline(page)).toHaveText(data.title);
      await expect(hero(page)).toContainText(words.updated.replace('{day}', '').trim());
      await expect(hero(page)).toContainText(data.summary);
      if (data.review) await expect(page.getByText(data.review)).toBeVisible();
    }
    expect(notices.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/legal/privacy', '/legal/terms']),
    );
  });
});

test('security.txt says whom to tell and until when it holds (RFC 9116)', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  const lines = (await response.text()).trim().split('\n');
  const fields = lines.map((line) => /^([A-Z][A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1));
  expect(fields, 'every line is a field').not.toContain(undefined);
  const valuesOf = (name: string) =>
    fields.filter((field) => field?.[0] === name).map((field) => field?.[1] ?? '');
  expect(valuesOf('Contact')).toContain(`mailto:${site.email}`);
  for (const contact of valuesOf('Contact')) expect(contact).toMatch(/^(mailto:|https:\/\/|tel:)/);
  expect(valuesOf('Canonical')).toEqual([`${siteOrigin()}/.well-known/security.txt`]);
  const [expires = '', ...more] = valuesOf('Expires');
  expect(more, 'exactly one expiry').toEqual([]);
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(365);
});
