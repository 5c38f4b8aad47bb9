import { expect, test } from 'vitest';
import { GENERATED } from '../../site-map.ts';
import { addressOf, changedOn, isListed } from './addresses.ts';

test.each([
  ['content/pages/home.yaml', '/'],
  ['content/pages/about.yaml', '/about'],
  ['content/pages/resources/blog.yaml', '/resources/blog'],
  ['content/offers/industries/energy.yaml', '/industries/energy'],
  ['content/articles/what-a-register-proves.md', '/resources/blog/what-a-register-proves'],
  ['content/library/documentation/webhooks.md', '/resources/documentation/webhooks'],
  ['content/legal/risk.md', '/legal/risk'],
])('%s answers at %s', (file, address) => {
  expect(addressOf(file)).toBe(address);
});

test.each([
  'content/pages/not-found.yaml',
  'content/site.yaml',
  'content/interface.yaml',
  'content/library/downloads/integration-playbook.yaml',
])('%s is not a page', (file) => {
  expect(addressOf(file)).toBeUndefined();
});

test('every category of the blog has a page', () => {
  const paths = GENERATED.map(({ path }) => path);
  expect(paths).toContain('/resources/blog/category/market-analysis');
  expect(paths).toHaveLength(6);
});

test.each(['/', '/contact', '/features/multi-chain', '/resources/blog/category/defi'])(
  'the sitemap lists %s',
  (path) => {
    expect(isListed(path)).toBe(true);
  },
);

test.each(['/features/multi-chain-support', '/404', '/search', '/gallery', '/gallery/ui/badge'])(
  'the sitemap leaves %s out',
  (path) => {
    expect(isListed(path)).toBe(false);
  },
);

test('the sitemap gives the day of a page whose file names one, in every language', () => {
  expect(changedOn('/resources/blog/reading-an-audit-report')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(changedOn('/ar/legal/risk')).toBe(changedOn('/legal/risk'));
  expect(changedOn('/legal/risk')).toBeDefined();
  expect(changedOn('/contact')).toBeUndefined();
});
