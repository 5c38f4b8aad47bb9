import { readFileSync } from 'node:fs';
import { DEFAULT_LOCALE, localeOfPath } from '@falaj/contract/locale.ts';
import { expect, test } from 'vitest';
import { sitemapPaths } from '../../scripts/site/heads.ts';
import { CATEGORIES } from '../../src/site-map/categories.ts';
import { articles, documentation, documents, messages } from '../browser/support/content.ts';
import { all, built, hrefOf, mainOf, pageAt, textOf } from './support/built.ts';

const pathsOf = (pages: { path: string }[]) => pages.map(({ path }) => path);

/** The items of the documentation in the order of its page. */
const inOrder = documentation.library.categories.flatMap(({ id }) =>
  documents
    .filter(({ data }) => data.category === id)
    .sort((a, b) => a.data.order - b.data.order || a.path.localeCompare(b.path)),
);

test('every item of the documentation leads to the one before it and the one after it', () => {
  const paths = pathsOf(inOrder);
  for (const [index, path] of paths.entries()) {
    const leads = (rel: string) => all(mainOf(path), `a[rel="${rel}"]`).map(hrefOf);
    expect.soft(leads('prev'), `before ${path}`).toEqual(paths.slice(0, index).slice(-1));
    expect.soft(leads('next'), `after ${path}`).toEqual(paths.slice(index + 1).slice(0, 1));
  }
});

test('every article leads to three others and says how long it takes', () => {
  const paths = pathsOf(articles);
  for (const path of paths) {
    const links = all(mainOf(path), 'section[aria-labelledby="next-title"] a').map(hrefOf);
    const others = links.filter((href) => href !== path && paths.includes(String(href)));
    expect.soft(new Set(others).size, path).toBe(3);
    const minutes = messages.minutes.replace('{n}', '([3-9]|1\\d)');
    expect.soft(textOf(mainOf(path)), path).toMatch(new RegExp(minutes));
  }
});

test.each([
  { path: '/resources/blog', feed: '/feed', listed: articles },
  ...CATEGORIES.map(({ name, path }) => ({
    path,
    feed: `${path}/feed`,
    listed: articles.filter(({ data }) => data.category === name),
  })),
])('$path and its feeds list all of their articles, and no others', ({ path, feed, listed }) => {
  const cards = all(mainOf(path), 'article h2 a, article h3 a').map(hrefOf);
  expect(cards.sort()).toEqual(pathsOf(listed).sort());
  const urls = pathsOf(listed).map((article) => `${built.origin}${article}`);
  const { items } = JSON.parse(readFileSync(`dist${feed}.json`, 'utf8'));
  expect(items.map(({ url }: { url: string }) => url)).toEqual(urls);
  const xml = readFileSync(`dist${feed}.xml`, 'utf8');
  expect([...xml.matchAll(/<item>.*?<link>(.*?)<\/link>/gs)].map(([, url]) => url)).toEqual(urls);
  const feeds = all(pageAt(path), 'link[rel="alternate"]').map(hrefOf);
  expect(feeds).toEqual(expect.arrayContaining([`${feed}.xml`, `${feed}.json`]));
});

test('the search page lists every page of the sitemap', () => {
  const sitemap = sitemapPaths(readFileSync('dist/sitemap-0.xml', 'utf8'));
  const listed = sitemap.filter((path) => localeOfPath(path) === DEFAULT_LOCALE);
  const pages = listed.filter((path) => !path.includes('/category/'));
  expect(all(mainOf('/search'), '#every-page a').map(hrefOf).sort()).toEqual(pages.sort());
});
