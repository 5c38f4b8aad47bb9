import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '../../deploy/integration/files.ts';
import { keepFormerAssets, readFormerAssets } from '../../scripts/build/former-assets.ts';
import { loadSite } from '../../scripts/site/load.ts';
import { checkUnused } from '../../scripts/site/unused.ts';
import { makeSite, page } from './static-site.ts';

const DAY = 86_400_000;
const JULY = new Date('2026-07-15T12:00:00Z');
const later = (days: number) => new Date(JULY.getTime() + days * DAY);

const version = (name: string) =>
  makeSite({
    'index.html': page('Home', `<script type="module" src="/_astro/app.${name}.js"></script>`),
    [`${name}.html`]: page(name),
    '_astro/logo.same.svg': '<svg/>',
    [`_astro/app.${name}.js`]: name,
    [`_astro/app.${name}.js.br`]: name,
  });

it('keeps the hashed files of the version before, and nothing else of it', () => {
  const [a, b] = [version('a'), version('b')];
  keepFormerAssets(a, b, JULY);
  expect(listFiles(b).filter((name) => name !== 'index.html')).toEqual([
    '_astro/app.a.js',
    '_astro/app.a.js.br',
    '_astro/app.b.js',
    '_astro/app.b.js.br',
    '_astro/logo.same.svg',
    'b.html',
  ]);
  expect(readFileSync(join(b, '_astro/app.a.js'), 'utf8')).toBe('a');
  expect(checkUnused(loadSite(b))).toEqual(['/_astro/logo.same.svg: nothing refers to it']);
});

it('counts seven days from when a file was replaced, over many builds', () => {
  const [a, b, c, d] = [version('a'), version('b'), version('c'), version('d')];
  keepFormerAssets(a, b, JULY);
  keepFormerAssets(b, c, later(6));
  expect(Object.keys(readFormerAssets(c))).toHaveLength(4);
  keepFormerAssets(c, d, later(8));
  expect(Object.keys(readFormerAssets(d)).sort()).toEqual(
    ['b', 'c'].flatMap((name) => [`_astro/app.${name}.js`, `_astro/app.${name}.js.br`]),
  );
  expect(listFiles(d)).not.toContain('_astro/app.a.js');
});

it('starts anew for a file that a later version uses again', () => {
  const [a, b, again, c] = [version('a'), version('b'), version('a'), version('c')];
  keepFormerAssets(a, b, JULY);
  keepFormerAssets(b, again, later(5));
  keepFormerAssets(again, c, later(9));
  expect(readFormerAssets(c)['_astro/app.a.js']).toBe(later(9).toISOString());
});

it('has nothing to keep before the first build', () => {
  const a = version('a');
  const nowhere = version('b');
  rmSync(nowhere, { recursive: true });
  keepFormerAssets(nowhere, a, JULY);
  expect(readFormerAssets(a)).toEqual({});
});
