import type { Page } from '@playwright/test';
import { siteOrigin } from '../../src/content/read/origin.ts';
import { formatDay } from '../../src/lib/format-date.ts';
import { plural } from '../../src/lib/plural.ts';
import { slugOf } from '../../src/lib/slug.ts';
import { articles, blog, site, words } from './support/content.ts';
import { headline, isMarkedDocument, markDocument, open } from './support/page.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

const BLOG = '/resources/blog';
/** The categories (docs/site-rules.md#blog). "All" stands for every one of them. */
const CATEGORIES = [
  'Technical',
  'Regulatory',
  'Market Analysis',
  'Case Study',
  'DeFi',
  'Industry',
] as const;
/** The articles in the order of the page: the featured one, then the others from the newest on. */
const inOrder = articles.toSorted((a, b) => Number(b.data.featured) - Number(a.data.featured));
const pathsOf = (pages: { path: string }[]) => pages.map(({ path }) => path);
const categoryPath = (name: string) => `${BLOG}/category/${slugOf(name)}`;
const ofCategory = (name: string) => articles.filter(({ data }) => data.category === name);

const list = (page: Page) => page.locator('#articles-list');
const shown = (page: Page) =>
  list(page)
    .locator('[data-part="item"]')
    .filter({ visible: true })
    .evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset.key));
const choice = (page: Page, name: string) =>
  page.getByRole('navigation', { name: words.categories }).getByRole('link', { name, exact: true });
const more = (page: Page) => page.getByRole('button', { name: blog.articles.loadMore });
const count = (page: Page) => page.locator('filter-list [data-part="count"]');

test.describe('the list', () => {
  test('cards that stand beside each other share their rows', async ({ shared: page }) => {
    await open(page, BLOG, 1440, 900);
    const tops = await list(page)
      .locator('[data-part="item"]')
      .evaluateAll((cards) =>
        cards
          .slice(1, 4)
          .map((card) =>
            [...card.querySelectorAll('article > *')].map((part) =>
              Math.round(part.getBoundingClientRect().top),
            ),
          ),
      );
    const [first] = tops;
    expect(first).toHaveLength(6);
    for (const card of tops) expect(card).toEqual(first);
  });

  test('shows the featured article and six more, and Load More six after them', async ({
    shared: page,
  }) => {
    await open(page, BLOG);
    expect(await shown(page)).toEqual(pathsOf(inOrder).slice(0, 7));
    const featured = list(page).getByRole('article').first();
    await expect(featured.getByText(words.featuredArticle, { exact: true })).toBeVisible();
    await more(page).click();
    await expect.poll(() => shown(page)).toEqual(pathsOf(inOrder).slice(0, 13));
    await expect(page).toHaveURL(`${BLOG}?shown=13`);
    await expect(list(page).locator(`a[href="${inOrder[7]?.path}"]`)).toBeFocused();
    await page.reload();
    await expect.poll(() => shown(page)).toEqual(pathsOf(inOrder).slice(0, 13));
  });

  test('ends where there is nothing more to load', async ({ shared: page }) => {
    await open(page, `${BLOG}?shown=13`);
    for (let size = 13; size < articles.length; size += 6) {
      await expect(more(page)).toBeVisible();
      await more(page).click();
      await expect.poll(async () => (await shown(page)).length).toBeGreaterThan(size);
    }
    expect(await shown(page)).toEqual(pathsOf(inOrder));
    await expect(more(page)).toBeHidden();
    await expect(page).toHaveURL(`${BLOG}?shown=${articles.length}`);
    await open(page, `${BLOG}?shown=999`);
    await expect(page).toHaveURL(`${BLOG}?shown=${articles.length}`);
  });

  test('each card says what an article is, when it is from and how long it takes', async ({
    scriptless: page,
  }) => {
    await open(page, BLOG);
    for (const { path, data } of articles) {
      const card = page.locator(`[data-key="${path}"]`);
      await expect.soft(card.getByRole('heading')).toHaveText(data.title);
      const text = (await card.innerText()).replace(/\s+/g, ' ');
      const tags = data.tags.map((tag) => blog.articles.tags[tag]);
      for (const fact of [data.excerpt, data.author, data.category, ...tags])
        expect.soft(text, path).toContain(fact);
      expect.soft(text, path).toMatch(/\d+ min read/);
      expect.soft(text, path).toContain(formatDay(data.date, site.locale));
    }
  });

  test('cuts an excerpt after three lines', async ({ shared: page }) => {
    await open(page, BLOG, 1440);
    const lines = await list(page)
      .locator('article p:not(:has(span, time))')
      .filter({ visible: true })
      .evaluateAll((excerpts) =>
        excerpts.map((excerpt) => {
          const { lineHeight } = getComputedStyle(excerpt);
          return Math.round(excerpt.clientHeight / Number.parseFloat(lineHeight));
        }),
      );
    expect(lines.length).toBeGreaterThanOrEqual(6);
    expect(Math.max(...lines.slice(1))).toBeLessThanOrEqual(3);
  });
});

test.describe('a category', () => {
  test('filters in place, is marked, and is in the address', async ({ shared: page }) => {
    await open(page, BLOG);
    await markDocument(page);
    await expect(choice(page, 'All')).toHaveAttribute('aria-current', 'true');
    for (const name of CATEGORIES) {
      await choice(page, name).click();
      await expect(page).toHaveURL(`${BLOG}?category=${slugOf(name)}`);
      const expected = inOrder.filter(({ data }) => data.category === name);
      await expect.poll(() => shown(page), name).toEqual(pathsOf(expected).slice(0, 7));
      await expect(choice(page, name)).toHaveAttribute('aria-current', 'true');
      await expect(choice(page, 'All')).not.toHaveAttribute('aria-current');
      await expect(count(page)).toHaveText(plural(words.articleCount, expected.length, 'en'));
    }
    expect(await isMarkedDocument(page), 'the document stayed').toBe(true);
    await page.reload();
    await expect(choice(page, 'Industry')).toHaveAttribute('aria-current', 'true');
    await expect.poll(async () => (await shown(page)).length).toBe(ofCategory('Industry').length);
    await choice(page, 'All').click();
    await expect(page).toHaveURL(BLOG);
    await expect.poll(() => shown(page)).toEqual(pathsOf(inOrder).slice(0, 7));
  });

  test('has a page of its own, to which its button leads without scripts', async ({
    scriptless: page,
  }) => {
    // What each of these pages lists, tests/site/lists.test.ts reads in the built pages.
    for (const name of CATEGORIES.slice(0, 2)) {
      await open(page, BLOG);
      await choice(page, name).click();
      await expect(page).toHaveURL(categoryPath(name));
      await expect(headline(page)).toHaveText(name);
      await expect(choice(page, name)).toHaveAttribute('aria-current', 'true');
    }
  });
});

test('without scripts every article is on the page, and no button that needs one', async ({
  scriptless: page,
}) => {
  await open(page, BLOG);
  expect(await shown(page)).toEqual(pathsOf(inOrder));
  await expect(more(page)).toBeHidden();
});

test.describe('the search', () => {
  const search = (page: Page) => page.getByRole('searchbox', { name: blog.articles.search.label });
  const STABLECOINS = `${BLOG}/stablecoin-payouts-to-a-thousand-holders`;

  test('finds articles by a misspelt word, and keeps it in the address', async ({
    shared: page,
  }) => {
    await open(page, BLOG);
    await search(page).fill('stablecoyn payouts');
    // The article may also be among the seven that are listed without a search, so the test waits for their
    // number to change.
    await expect.poll(async () => (await shown(page)).length).toBeLessThan(7);
    expect(await shown(page)).toContain(STABLECOINS);
    await expect(page).toHaveURL(/\?q=stablecoyn/);
    await page.reload();
    await expect(search(page)).toHaveValue('stablecoyn payouts');
    await expect.poll(() => shown(page)).toContain(STABLECOINS);
  });

  test('says so where nothing fits, and shows everything again once it is empty', async ({
    shared: page,
  }) => {
    await open(page, BLOG);
    await search(page).fill('qqxxzz');
    await expect(count(page)).toHaveText(words.noArticle);
    expect(await shown(page)).toEqual([]);
    await search(page).fill('');
    await expect.poll(() => shown(page)).toEqual(pathsOf(inOrder).slice(0, 7));
  });

  test('shows the best hit first, and the usual order once it is empty', async ({
    shared: page,
  }) => {
    await open(page, BLOG);
    await search(page).fill('carbon');
    await expect
      .poll(async () => (await shown(page))[0])
      .toBe(`${BLOG}/carbon-credits-after-the-double-count`);
    await search(page).fill('');
    await expect.poll(() => shown(page)).toEqual(pathsOf(inOrder).slice(0, 7));
  });

  test('is not there without scripts, where it could find nothing', async ({
    scriptless: page,
  }) => {
    await open(page, BLOG);
    await expect(search(page)).toBeHidden();
  });
});

test.describe('an article', () => {
  test('has one headline, its facts, and three others to read on', async ({ shared: page }) => {
    for (const { path, data } of articles.slice(0, 4)) {
      await open(page, path);
      await expect(headline(page)).toHaveText(data.title);
      const head = page.getByRole('main').locator('header').first();
      for (const fact of [data.excerpt, data.author, formatDay(data.date, site.locale)])
        await expect(head).toContainText(fact);
      await expect(head.getByText(/^([3-9]|1\d) min read$/)).toBeVisible();
      const related = page.getByRole('region', { name: words.relatedArticles }).getByRole('link');
      const hrefs = await related.evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')),
      );
      expect(new Set(hrefs).size, path).toBe(3);
      expect(pathsOf(articles)).toEqual(expect.arrayContaining(hrefs));
      expect(hrefs).not.toContain(path);
    }
  });

  test('answers at its address with one h1, whichever it is', async ({ request }) => {
    for (const { path } of articles) {
      const response = await request.get(path);
      expect.soft(response.status(), path).toBe(200);
      const html = await response.text();
      expect.soft(html.match(/<h1/g), path).toHaveLength(1);
      expect.soft(html, path).toContain(`<link rel="canonical" href="${siteOrigin()}${path}">`);
    }
  });

  test('its sections can be reached from the list beside it', async ({ shared: page }) => {
    await open(page, articles[0]?.path ?? '');
    const links = page.getByRole('navigation', { name: words.onThisPage }).getByRole('link');
    expect(await links.count()).toBeGreaterThanOrEqual(3);
    const name = (await links.nth(1).textContent()) ?? '?';
    await links.nth(1).click();
    await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
  });

  test('can be handed on by e-mail, and its address copied', async ({ cleaned: page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const { path = '', data } = articles[0] ?? {};
    const url = `${siteOrigin()}${path}`;
    await open(page, path);
    const mail = page.getByRole('link', { name: words.shareMail });
    const target = new URL((await mail.getAttribute('href')) ?? '');
    expect(target.protocol).toBe('mailto:');
    expect(target.searchParams.get('subject')).toBe(data?.title);
    expect(target.searchParams.get('body')).toBe(url);
    await page.getByRole('button', { name: words.shareCopy }).click();
    await expect(page.getByText(words.shareCopied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  });

  test('its tags lead to all articles that carry them', async ({ shared: page }) => {
    const { path = '', data } = articles[0] ?? {};
    await open(page, path);
    const tags = page.getByRole('list', { name: words.tags }).first().getByRole('link');
    await expect(tags).toHaveCount(data?.tags.length ?? 0);
    const tag = data?.tags[0] ?? '';
    await expect(tags.first()).toHaveText(blog.articles.tags[tag] ?? '?');
    await tags.first().click();
    await expect(page).toHaveURL(`${BLOG}?tag=${tag}#articles`);
    const tagged = pathsOf(inOrder.filter((other) => other.data.tags.includes(tag)));
    await expect.poll(() => shown(page)).toEqual(tagged.slice(0, 7));
    await expect(count(page)).toHaveText(plural(words.articleCount, tagged.length, 'en'));
    await expect(page.locator('filter-list [data-part="chosen"]')).toContainText(
      blog.articles.tags[tag] ?? '?',
    );
    await page.getByRole('link', { name: words.allTags }).click();
    await expect(page).toHaveURL(BLOG);
    await expect.poll(() => shown(page)).toEqual(pathsOf(inOrder).slice(0, 7));
  });
});

test('a tag on a card leads to what carries it, and Back to the list as it was', async ({
  shared: page,
}) => {
  await open(page, BLOG, 390);
  await choice(page, 'Regulatory').click();
  await expect(page).toHaveURL(`${BLOG}?category=regulatory`);
  const before = await shown(page);
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
});

test.describe('feeds', () => {
  const FEEDS = [
    { base: '/feed', name: blog.hero.title, pages: [BLOG, '/', '/about'], expected: articles },
    ...CATEGORIES.map((name) => ({
      base: `${categoryPath(name)}/feed`,
      name: `${blog.hero.title}, ${name}`,
      pages: [categoryPath(name)],
      expected: ofCategory(name),
    })),
  ];

  /** The items of an RSS feed, read by the browser's own XML parser. */
  const readRss = (page: Page, xml: string) =>
    page.evaluate((source) => {
      const feed = new DOMParser().parseFromString(source, 'text/xml');
      const text = (item: Element, name: string) =>
        item.getElementsByTagName(name)[0]?.textContent ?? '';
      return {
        isBroken: feed.querySelector('parsererror') !== null,
        items: [...feed.getElementsByTagName('item')].map((item) => ({
          url: text(item, 'link'),
          title: text(item, 'title'),
          date: text(item, 'pubDate'),
          html: text(item, 'content:encoded'),
        })),
      };
    }, xml);

  for (const { base, name, pages, expected } of FEEDS) {
    test(`${base}.xml and ${base}.json have every article, and pages lead to them`, async ({
      shared: page,
      request,
    }) => {
      await open(page, BLOG);
      const xml = await request.get(`${base}.xml`);
      expect(xml.headers()['content-type']).toContain('xml');
      const rss = await readRss(page, await xml.text());
      expect(rss.isBroken).toBe(false);
      const json = await request.get(`${base}.json`);
      expect(json.headers()['content-type']).toContain('json');
      const feed = await json.json();
      expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
      expect(feed.feed_url).toBe(`${siteOrigin()}${base}.json`);
      const items = [
        ...feed.items.map(({ url = '', title = '', date_published: date = '', ...item }) => ({
          url,
          title,
          date,
          html: item.content_html,
        })),
      ];
      for (const entries of [rss.items, items]) {
        expect(entries.map(({ url }) => url)).toEqual(
          expected.map(({ path }) => `${siteOrigin()}${path}`),
        );
        for (const [index, { title, date, html }] of entries.entries()) {
          const data = expected[index]?.data;
          expect(title).toBe(data?.title);
          expect(new Date(date).toISOString().slice(0, 10)).toBe(data?.date);
          expect(html.length, 'the whole text').toBeGreaterThan(3000);
          const links = [...html.matchAll(/\b(?:href|src)="([^"]*)"/g)].map(([, link]) => link);
          expect(links.filter((link) => !/^(https|mailto):/.test(`${link}`))).toEqual([]);
        }
      }
      for (const path of pages) {
        const html = await (await request.get(path)).text();
        expect(html, path).toContain(`href="${base}.xml"`);
        expect(html, path).toContain(`href="${base}.json"`);
        const title = `${site.brand}: ${name}`.replaceAll('&', '&amp;');
        expect(html, path).toContain(`title="${title}" href="${base}.xml"`);
      }
    });
  }
});
