import { expect, test } from 'vitest';
import { isListed } from './paths.ts';

test.each(['/', '/contact', '/features/multi-chain'])('the sitemap lists %s', (path) => {
  expect(isListed(path)).toBe(true);
});

test.each(['/features/multi-chain-support', '/404', '/gallery', '/gallery/ui/badge'])(
  'the sitemap leaves %s out',
  (path) => {
    expect(isListed(path)).toBe(false);
  },
);
