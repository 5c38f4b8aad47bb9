import { readFileSync } from 'node:fs';
import { localeOfPath } from '@falaj/contract/locale.ts';
import { expect, test } from 'vitest';
import { attribute } from '../../scripts/site/load.ts';
import { siteOrigin } from '../../src/content/read/origin.ts';
import { read } from '../../src/content/read/reader.ts';
import { articles, navigation, notices, site } from '../browser/support/content.ts';
import { all, built, hrefOf, pageAt, part, textOf } from './support/built.ts';

test.each([...built.pages])(
  '%s says of links to other sites that they open a tab',
  (path, { dom }) => {
    const { newTab } = read('messages', localeOfPath(path));
    const links = all(dom, 'a').filter((link) => hrefOf(link).startsWith('https://'));
    for (const link of links) {
      expect.soft(textOf(link), hrefOf(link)).toContain(newTab);
      expect.soft(attribute(link, 'target'), hrefOf(link)).toBe('_blank');
      expect.soft(attribute(link, 'rel'), 'no access to this page').toContain('noopener');
    }
  },
);

test.each([...built.pages])(
  '%s hurries the picture that it begins with, and no other',
  (_, { dom }) => {
    const sources = (selector: string) =>
      all(dom, selector).map((image) => attribute(image, 'src'));
    const hurried = sources('img[fetchpriority="high"]');
    const [first] = sources('main header img');
    expect(hurried).toEqual(first ? [first] : hurried.slice(0, 1));
  },
);

test.each([...built.pages])('%s says what its share picture shows', (path, { dom }) => {
  const { brand } = read('site', localeOfPath(path));
  const alt = attribute(part(dom, 'meta[property="og:image:alt"]'), 'content') ?? '';
  expect(alt).toContain(brand);
  expect(alt.length, 'more than whose it is').toBeGreaterThan(brand.length + 3);
});

test.each(articles.map(({ path }) => [path]))(
  '%s gives search engines the picture that it shares',
  (path) => {
    const dom = pageAt(path);
    const { '@graph': things } = JSON.parse(
      part(dom, 'script[type="application/ld+json"]').textContent,
    ) as { '@graph': { '@type': string; image?: string }[] };
    const article = things.find((thing) => thing['@type'] === 'BlogPosting');
    expect(article?.image).toBe(attribute(part(dom, 'meta[property="og:image"]'), 'content'));
  },
);

test('the notices of the footer are all there are', () => {
  const linked = navigation.legal.map(({ href }) => href);
  expect(linked.filter((href) => href.startsWith('/legal/')).sort()).toEqual(
    notices.map(({ path }) => path).sort(),
  );
});

test('security.txt says whom to tell and until when it holds (RFC 9116)', () => {
  const lines = readFileSync('dist/.well-known/security.txt', 'utf8').trim().split('\n');
  const fields = lines.map((line) => /^([A-Z][A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1));
  expect(fields, 'every line is a field').not.toContain(undefined);
  const valuesOf = (name: string) =>
    fields.filter((field) => field?.[0] === name).map((field) => field?.[1] ?? '');
  expect(valuesOf('Contact')).toContain(`mailto:${site.email}`);
  for (const value of valuesOf('Contact')) expect(value).toMatch(/^(mailto:|https:\/\/|tel:)/);
  expect(valuesOf('Canonical')).toEqual([`${siteOrigin()}/.well-known/security.txt`]);
  const [expires = '', ...more] = valuesOf('Expires');
  expect(more, 'exactly one expiry').toEqual([]);
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(365);
});
