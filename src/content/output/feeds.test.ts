import { describe, expect, test, vi } from 'vitest';
import type { ArticleCategory } from '../../schemas/library/article.ts';
import { jsonFeed, rssFeed } from './feeds.ts';

const origin = 'https://falaj.example';
const entry = (id: string, category: string, date: string) => ({
  place: { name: 'articles', id, locale: 'en' },
  body: `Read [the rules](/legal/risk "Risk") & [more](https://law.example/a).

\`\`\`solidity file=ShareToken.sol
uint256 x;
\`\`\``,
  data: {
    title: `About ${id} & more`,
    excerpt: `Why ${id} matter.`,
    author: 'Engineering team',
    date,
    category,
    tags: ['registers'],
  },
});
const data = {
  messages: {},
  navigation: {},
  documentation: {},
  site: { brand: 'Falaj', lang: 'en' },
  blog: {
    hero: { title: 'Blog' },
    seo: { description: 'All articles.' },
    articles: {
      tags: { registers: 'Registers' },
      categories: [{ name: 'DeFi', description: 'Articles on DeFi.' }],
    },
  },
};
const { files } = vi.hoisted(() => ({ files: [] as { place: { name: string } }[] }));
vi.mock('../read/content.ts', () => ({
  siteContent: () => ({
    of: (name: string) => files.filter(({ place }) => place.name === name),
  }),
}));
files.push(
  ...Object.entries(data).map(([name, fields]) => ({
    place: { name, id: name, locale: 'en' },
    data: fields,
  })),
  entry('keys', 'DeFi', '2026-01-10'),
  entry('registers', 'Technical', '2026-03-01'),
);

const readJson = (category?: ArticleCategory) =>
  jsonFeed({ origin, path: '/feed.json', locale: 'en', category }).json();

describe('JSON', () => {
  test('has every article, newest first, each with its full address and day', async () => {
    const feed = await readJson();
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Falaj: Blog',
      home_page_url: `${origin}/resources/blog`,
      feed_url: `${origin}/feed.json`,
      language: 'en',
    });
    expect(
      feed.items.map(({ id, url, date_published }: Record<string, string>) => [
        id === url,
        url,
        date_published,
      ]),
    ).toEqual([
      [true, `${origin}/resources/blog/registers`, '2026-03-01T00:00:00Z'],
      [true, `${origin}/resources/blog/keys`, '2026-01-10T00:00:00Z'],
    ]);
  });

  test('links in the text lead to the site from anywhere, links elsewhere stay', async () => {
    const [item] = (await readJson()).items;
    expect(item.content_html).toContain(`href="${origin}/legal/risk"`);
    expect(item.content_html).toContain('href="https://law.example/a"');
  });

  test('the file that a block of code quotes is not told', async () => {
    const [item] = (await readJson()).items;
    expect(item.content_html).toContain('uint256 x;');
    expect(item.content_html).not.toContain('ShareToken');
  });

  test('a category has its own articles and its own description', async () => {
    const feed = await readJson('DeFi');
    expect(feed.title).toBe('Falaj: Blog, DeFi');
    expect(feed.home_page_url).toBe(`${origin}/resources/blog/category/defi`);
    expect(feed.items[0].tags).toEqual(['DeFi', 'Registers']);
    expect(feed.description).toBe('Articles on DeFi.');
    expect(feed.items).toHaveLength(1);
  });
});

describe('RSS', () => {
  const read = async (category?: ArticleCategory) => {
    const response = await rssFeed({ origin, path: '/a/feed.xml', locale: 'en', category });
    expect(response.headers.get('content-type')).toContain('xml');
    return response.text();
  };

  test('has whole articles with their addresses and days', async () => {
    const xml = await read();
    const links = [...xml.matchAll(/<item>.*?<link>(.*?)<\/link>/gs)].map(([, link]) => link);
    expect(links).toEqual([`${origin}/resources/blog/registers`, `${origin}/resources/blog/keys`]);
    expect(xml).toContain('<language>en</language>');
    expect(xml).toContain('<pubDate>Sun, 01 Mar 2026 00:00:00 GMT</pubDate>');
    expect(xml).toContain('<title>About keys &amp; more</title>');
    expect(xml).toMatch(/<content:encoded>.*https:\/\/falaj\.example\/legal\/risk/s);
    expect(xml).not.toContain('href="/');
  });

  test('says where it lies, where its page is, and when its newest article came', async () => {
    const xml = await read('DeFi');
    expect(xml).toContain('xmlns:atom="http://www.w3.org/2005/Atom"');
    const self = `<atom:link href="${origin}/a/feed.xml" rel="self" type="application/rss+xml"/>`;
    expect(xml).toContain(self);
    expect(xml).toContain(`<link>${origin}/resources/blog/category/defi</link>`);
    expect(xml).toContain('<lastBuildDate>Sat, 10 Jan 2026 00:00:00 GMT</lastBuildDate>');
    expect(await read('DeFi'), 'the same content, the same file').toBe(xml);
  });

  test('a category has only its own', async () => {
    const xml = await read('Technical');
    expect(xml.match(/<item>/g)).toHaveLength(1);
    expect(xml).toContain('/resources/blog/registers');
  });
});
