import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { budgets, type Part, SCREENS, toolBudgets } from '../../budgets.ts';
import { checkBudgets, heaviest, printTable } from '../../scripts/site/budget-table.ts';
import { moduleImports } from '../../scripts/site/modules.ts';
import { holds, pick, slotWidth } from '../../scripts/site/pictures.ts';
import { buildSite, type Files, page } from './fixture-site.ts';

const { phone, desktop } = SCREENS;
/** Random bytes. They do not compress, so their size on disk is about their size in gzip. */
const noise = (kb: number) => randomBytes(kb * 1000);
const script = (kb: number) => `export const a = "${noise(kb).toString('base64')}";`;
const image = (src: string) => `<img src="${src}" alt="" fetchpriority="high">`;
const island = (directive: string) =>
  `<astro-island client="${directive}" component-url="/island.js" renderer-url="/react.js"></astro-island>`;

/** The parts of a site that exceed their limits. */
async function over(
  html: { path?: string; head?: string; body?: string },
  files: Files = {},
): Promise<string[]> {
  const { path = '/a' } = html;
  const site = await buildSite({
    [`${path.slice(1) || 'index'}.html`]: page({ path, ...html }),
    ...files,
  });
  return heaviest(site).flatMap(({ budget, weight }, index) =>
    weight > budget.limit ? [Object.keys(budgets)[index] as Part] : [],
  );
}

describe('a part over its limit fails', () => {
  test('HTML', async () => {
    expect(await over({ body: noise(50).toString('base64') })).toEqual(['html']);
  });

  test('the fragment of a page down to its heading', async () => {
    const fragment = (opening: number, rest: number) => ({
      'fragments/1/a.htm': noise(opening).toString('base64'),
      'fragments/1/a.rest.htm': noise(rest).toString('base64'),
    });
    const site = async (files: Files) =>
      heaviest(
        await buildSite({
          'a.html': page({ path: '/a' }).replace('<html', '<html data-fragments="/fragments/1"'),
          ...files,
        }),
      ).filter(({ budget, weight }) => weight > budget.limit);
    expect((await site(fragment(20, 0))).map(({ budget }) => budget)).toEqual([budgets.opening]);
    expect(await site(fragment(1, 30))).toEqual([]);
  });

  test('inline scripts count, data does not', async () => {
    const text = noise(12).toString('base64');
    expect(await over({ head: `<script>"${text}"</script>` })).toEqual(['scriptFirst']);
    expect(await over({ head: `<script type="application/ld+json">"${text}"</script>` })).toEqual(
      [],
    );
  });

  test('an element counts at once where it stands, and nowhere else', async () => {
    const head = '<script type="module" src="/a.js"></script>';
    const files = {
      'a.js': 'export const f = () => import("./CountUp.client.D5_JUZTb.js");',
      'CountUp.client.D5_JUZTb.js': script(120),
    };
    expect(await over({ head, body: '<count-up>1</count-up>' }, files)).toEqual([
      'scriptFirst',
      'scriptAll',
    ]);
    expect(await over({ head }, files)).toEqual([]);
  });

  test('modules count with what they import', async () => {
    const head = '<script type="module" src="/a.js"></script>';
    const files = { 'a.js': 'import "./b.js";', 'b.js': script(12) };
    expect(await over({ head }, files)).toEqual(['scriptFirst']);
    expect(await over({ head }, { ...files, 'a.js': 'import("./b.js");' })).toEqual([]);
  });

  test('an island that hydrates by itself counts, one that waits does not', async () => {
    const files = { 'island.js': 'import "./react.js";', 'react.js': script(60) };
    expect(await over({ body: island('load') }, files)).toEqual(['scriptFirst']);
    expect(await over({ body: island('engage') }, files)).toEqual([]);
    const heavy = { ...files, 'react.js': script(120) };
    expect(await over({ body: island('engage') }, heavy)).toEqual(['scriptAll']);
  });

  test('styles', async () => {
    const head = '<link rel="stylesheet" href="/a.css">';
    expect(await over({ head }, { 'a.css': noise(25).toString('base64') })).toEqual(['styles']);
  });

  test('fonts, by number and by weight', async () => {
    const preload = (file: string) => `<link rel="preload" as="font" href="/${file}" crossorigin>`;
    const files = { 'a.woff2': noise(70), 'b.woff2': noise(1), 'c.woff2': noise(1) };
    expect(await over({ head: preload('a.woff2') }, files)).toEqual(['fonts']);
    const three = ['b', 'b', 'c', 'd'].map((name) => preload(`${name}.woff2`)).join('');
    expect(await over({ head: three }, files)).toEqual(['fontFiles']);
    const face = (range: string) =>
      `<style>@font-face{font-family:A;src:url("/a.woff2") format("woff2");${range}}</style>`;
    expect(await over({ head: face('unicode-range:U+20-7E') }, files)).toEqual(['fonts']);
    expect(
      await over({ head: face('unicode-range:U+0-1F') }, files),
      'only for what nobody writes',
    ).toEqual([]);
  });

  test('the hero, on each screen', async () => {
    const body =
      '<picture><source srcset="/s.avif 800w, /l.avif 1600w" sizes="100vw"><img src="/l.avif" alt="" fetchpriority="high"></picture>';
    const files = { 's.avif': noise(50), 'l.avif': noise(130) };
    expect(await over({ body }, files)).toEqual([]);
    expect(await over({ body }, { ...files, 's.avif': noise(70) })).toEqual(['heroPhone']);
    expect(await over({ body }, { ...files, 'l.avif': noise(150) })).toEqual(['heroDesktop']);
    expect(await over({ path: '/', body }, files), 'the home page has a loop').toEqual(['poster']);
  });

  test('the transfer of an inner page, pictures and all', async () => {
    const body = image('/a.avif').replace('high', 'auto');
    expect(await over({ body }, { 'a.avif': noise(360) })).toEqual(['innerPhone']);
  });
});

test('the search index has a budget of its own', async () => {
  const files = { 'search-index.json': noise(130).toString('base64') };
  const rows = heaviest(await buildSite(files));
  expect(checkBudgets(rows).map(({ file }) => file)).toEqual(['search-index.json']);
  expect(checkBudgets(heaviest(await buildSite()))).toEqual([]);
});

describe('a tool', () => {
  const overAfterStart = async (path: string, kb: number, files: Files = {}) => {
    const body = '<a-tool></a-tool>';
    const head = '<script type="module" src="/a.js"></script>';
    const site = await buildSite({
      [`${path.slice(1)}.html`]: page({ path, head, body }),
      'a.js': 'import("./ATool.client.js");',
      'ATool.client.js': 'f(() => import("./tool.js"));',
      'tool.js': script(kb),
      ...files,
    });
    return checkBudgets(heaviest(site)).map(({ file }) => file);
  };

  test.each(Object.entries(toolBudgets))(
    '%s has a limit for what it starts',
    async (path, budget) => {
      // Base64 of random bytes is a third longer than these, and compresses back to about their length.
      const [below, above] = [budget.limit - 10, Math.min(budget.limit + 3, 104)];
      expect(await overAfterStart(path, below)).toEqual([]);
      if (above > budget.limit)
        expect(await overAfterStart(path, above)).toEqual([`${path.slice(1)}.html`]);
    },
  );

  test('workers count, React does not', async () => {
    const path = '/tools/blueprint';
    const worker = {
      'tool.js': 'new Worker(new URL("/w.js", import.meta.url));',
      'w.js': script(70),
    };
    expect(await overAfterStart(path, 0, worker)).toEqual(['tools/blueprint.html']);
    const react = { 'tool.js': 'import "./react.js";', 'react.js': script(70) };
    expect(await overAfterStart(path, 0, react)).toEqual([]);
  });

  test('the playground has a limit for its worker too', async () => {
    const worker = { 'tool.js': 'new Worker("/w.js");', 'w.js': script(115) };
    expect(await overAfterStart('/tools/transfer-playground', 0, worker)).toEqual([
      'tools/transfer-playground.html',
    ]);
  });
});

test('a fault names page, weight and limit, and the table marks it', async () => {
  const site = await buildSite({
    'a.html': page({ path: '/a', body: image('/a.avif') }),
    'a.avif': noise(150),
  });
  const rows = heaviest(site);
  expect(checkBudgets(rows)[0]).toEqual({
    file: 'a.html',
    message: 'hero picture on a phone: 150.0 KB, at most 60',
  });
  expect(printTable(rows)).toMatch(/hero picture on a phone +150\.0 !/);
});

describe('pictures', () => {
  test.each([
    ['(min-width: 48rem)', false, true],
    ['(max-width: 767px)', true, false],
    ['(width >= 60rem)', false, true],
    ['(min-width: 20rem) and (max-width: 60rem)', true, false],
    ['(orientation: landscape)', false, false],
  ])('%s', (media, onPhone, onDesktop) => {
    expect([holds(media, phone), holds(media, desktop)]).toEqual([onPhone, onDesktop]);
  });

  test('sizes: the first that holds, whole screen for a sum', () => {
    expect(slotWidth('(min-width: 60rem) 50vw, 100vw', desktop)).toBe(720);
    expect(slotWidth('(min-width: 60rem) 50vw, 100vw', phone)).toBe(390);
    expect(slotWidth('(min-width: 60rem) 20rem, calc(100vw - 2rem)', phone)).toBe(390);
  });

  test('the smallest sharp candidate, else the largest', () => {
    const srcset = '/a.avif 480w, /b.avif 800w, /c.avif 1200w';
    expect(pick(srcset, '100vw', phone)).toBe('/b.avif');
    expect(pick(srcset, '100vw', desktop)).toBe('/c.avif');
    expect(pick('/a.png, /b.png 2x', '100vw', phone)).toBe('/b.png');
  });
});

test('imports of a built module', () => {
  const text =
    'import{a as b}from"./x.js";export*from"../y.js";const c=()=>import("./z.js");import"react"';
  expect(moduleImports('/_astro/a.js', text)).toEqual({
    now: ['/_astro/x.js', '/y.js'],
    later: ['/_astro/z.js'],
    workers: [],
  });
});
