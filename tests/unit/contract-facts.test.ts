import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sampleSite } from '../../src/gallery/content.ts';

test('the notice before a rule changes is the one that the example contract enforces', () => {
  const source = readFileSync('packages/code-examples/contracts/ShareTimelock.sol', 'utf8');
  const [, notice] = / constant NOTICE = ([^;]+);/.exec(source) ?? [];
  expect(sampleSite.claims.ruleNotice).toBe(notice);
});
