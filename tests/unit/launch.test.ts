import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { DISABLED_FEATURES } from '../browser/launch.ts';

test('what Playwright switches off in a browser is switched off by us, too', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  const source = readFileSync(join(folder, 'lib/coreBundle.js'), 'utf8');
  const [, list = ''] = /disabledFeatures = \[([^\]]*)\]/.exec(source) ?? [];
  const chosen = [...list.matchAll(/^\s*"(\w+)",?$/gm)].map(([, name = '']) => name);
  expect(chosen.length).toBeGreaterThan(5);
  // Playwright's list also has features of Microsoft Edge, which Chromium does not know.
  const missing = chosen.filter((name) => !/^msE|^msF/.test(name));
  expect(missing.filter((name) => !DISABLED_FEATURES.includes(name))).toEqual([]);
});
