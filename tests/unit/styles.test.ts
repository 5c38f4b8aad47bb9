import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from '../../deploy/integration/files.ts';
import { readPage } from '../../deploy/integration/read-html.ts';
import { bundle, type Limits } from '../../deploy/integration/styles/bundle.ts';
import { inlineInto } from '../../deploy/integration/styles/inline-styles.ts';
import { modulesNeeded } from '../../deploy/integration/styles/needs.ts';
import { readStyles } from '../../deploy/integration/styles/read-styles.ts';
import { shortNamesIn } from '../../deploy/integration/styles/short-names.ts';
import { shortProperties } from '../../deploy/integration/styles/short-properties.ts';
import { joinPieces, splitSheet } from '../../deploy/integration/styles/split-sheet.ts';
import { makeSite } from './static-site.ts';

/** The modules that a page with this HTML needs. */
const needed = (html: string, scripts: Map<string, string>) =>
  modulesNeeded(readStyles(readPage(html)), scripts);

const SHEET = [
  '@layer reset{*{margin:0}}',
  '@layer ui{.Card-card,.Badge-badge{color:red}@media (width>40rem){.Card-card:hover{color:blue}}}',
  '@layer sections{.Hero-title{animation:Hero-rise 1s}.Faq-list .Faq-item{gap:1rem}@keyframes Hero-rise{to{opacity:1}}}',
].join('');

describe('a sheet', () => {
  const pieces = splitSheet(SHEET);

  it('is taken apart by module, with layers, queries and keyframes', () => {
    expect(Object.fromEntries(pieces)).toEqual({
      // The layers keep the order of the whole sheet, even on a page that has rules in only some of them.
      '': '@layer reset,ui,sections;@layer reset{*{margin:0}}',
      Card: '@layer ui{.Card-card{color:red}@media (width>40rem){.Card-card:hover{color:blue}}}',
      Badge: '@layer ui{.Badge-badge{color:red}}',
      Hero: '@layer sections{.Hero-title{animation:Hero-rise 1s}@keyframes Hero-rise{to{opacity:1}}}',
      Faq: '@layer sections{.Faq-list .Faq-item{gap:1rem}}',
    });
  });

  it('is joined again with each layer once', () => {
    const joined = joinPieces([pieces.get('Hero') ?? '', pieces.get('Faq') ?? '']);
    expect(joined.match(/@layer/g)).toHaveLength(1);
    expect(joined).toContain('.Faq-item');
    expect(joined).toContain('@keyframes Hero-rise');
  });
});

describe('a page needs', () => {
  const island = ['Form.island.1.js', 'import"./Receipt.2.js";const a={form:"Form-form"}'] as const;
  const receipt = ['Receipt.2.js', 'const b={note:"Receipt-note"}'] as const;
  const element = ['CountUp.client.3.js', 'const c="Counter-running"'] as const;
  const scripts = new Map([island, receipt, element]);

  it('the modules of its classes, and none that only its text speaks of', () => {
    expect(needed('<p class="Prose-prose wide">Real-time</p>', scripts)).toEqual(
      new Set(['Prose']),
    );
  });

  it('what its islands show only later', () => {
    const html = '<astro-island component-url="/_astro/Form.island.1.js"></astro-island>';
    expect(needed(html, scripts)).toEqual(new Set(['Form', 'Receipt']));
  });

  it('what an element of the page shows, not what another would', () => {
    const main = new Map([...scripts, ['main.js', 'import("./CountUp.client.3.js")']]);
    const html = '<script src="/_astro/main.js"></script>';
    expect(needed(html, main)).toEqual(new Set());
    expect(needed(`${html}<count-up></count-up>`, main)).toEqual(new Set(['Counter']));
  });
});

describe('short names', () => {
  const modules = listFiles('src').filter((name) => name.endsWith('.module.css'));
  const short = shortNamesIn('src');
  const path = (name: string) => modules.find((module) => module.endsWith(`/${name}.module.css`));
  const named = (name: string, module: string) => short(name, `src/${path(module)}`);

  it('say which module a class is of, and are told from those of all others', () => {
    expect(named('title', 'Hero')).toBe(named('title', 'Hero'));
    const [hero, other, faq] = [
      named('title', 'Hero'),
      named('description', 'Hero'),
      named('list', 'Faq'),
    ] as const;
    expect(new Set([hero, other, faq]).size).toBe(3);
    const [module, ofOther, ofFaq] = [hero, other, faq].map((name) => name.split('-')[0]);
    expect(module).toBe(ofOther);
    expect(module).not.toBe(ofFaq);
  });

  it('are short, and read by what takes the sheet apart', () => {
    const name = named('title', 'Hero');
    expect(name.length).toBeLessThan(6);
    expect(needed(`<h1 class="${name}"></h1>`, new Map())).toEqual(new Set([name.split('-')[0]]));
    expect([...splitSheet(`.${name}{color:red}`).keys()]).toContain(name.split('-')[0]);
  });

  it('leave a name that no file has as it is', () => {
    expect(named('nowhere', 'Hero')).toBe('Hero-nowhere');
  });
});

describe('bundles', () => {
  const piece = (size: number, ...pages: string[]) => ({
    size,
    pages: new Set(pages),
    openings: new Set<string>(),
  });
  /** A piece that these pages need in their opening. */
  const opened = (size: number, ...pages: string[]) => ({
    ...piece(size, ...pages),
    openings: new Set(pages),
  });
  const names = (
    pieces: Parameters<typeof bundle>[0],
    limits: number | Limits,
    pairs: [string, string][] = [],
  ) =>
    bundle(pieces, pairs, typeof limits === 'number' ? { most: limits } : limits).map((one) =>
      one.pieces.join('+'),
    );

  it('hold what stands on the same pages, in the order of the sheet', () => {
    const pieces = new Map([
      ['base', piece(9, 'a', 'b')],
      ['Hero', piece(5, 'a')],
      ['Header', piece(9, 'a', 'b')],
      ['Faq', piece(5, 'b')],
    ]);
    expect(names(pieces, 9)).toEqual(['base+Header', 'Hero', 'Faq']);
  });

  it('are no more than asked for, at the least cost', () => {
    const pieces = new Map([
      ['big', piece(100, 'a')],
      ['small', piece(1, 'a', 'b')],
      ['other', piece(100, 'b')],
      ['third', piece(100, 'c')],
    ]);
    expect(names(pieces, 3)).toEqual(['big+small', 'other', 'third']);
  });

  it('keep away from a page that is long by itself', () => {
    const pieces = new Map([
      ['short', piece(9, 'a')],
      ['long', piece(10, 'b')],
      ['third', piece(50, 'c')],
    ]);
    expect(names(pieces, 2)).toContain('short+long');
    expect(names(pieces, { most: 2, pages: new Map([['b', 900]]) })).not.toContain('short+long');
  });

  it('bring no page more than it may carry, as far as their number allows', () => {
    const pieces = new Map([
      ['Slider', piece(10, 'a')],
      ['Desk', piece(12, 'b')],
      ['Prose', piece(30, 'c')],
    ]);
    expect(names(pieces, 2)).toContain('Slider+Desk');
    expect(names(pieces, { most: 2, mostInPage: 20 })).toHaveLength(2);
    const heavy = new Map([...pieces, ['Table', piece(60, 'a')] as const]);
    expect(names(heavy, 3)).toContain('Slider+Table');
    expect(names(heavy, { most: 2, mostInPage: 75 })).toEqual(['Slider+Table', 'Desk+Prose']);
    expect(names(heavy, { most: 1, mostInPage: 75 })).toHaveLength(1);
  });

  it('bring no opening more than it may weigh, as far as their number allows', () => {
    const pieces = new Map([
      ['base', piece(900, ...'abcdefg')],
      ['Search', opened(10, 'a')],
      ['Desk', piece(12, 'b')],
      ['Prose', piece(30, 'c')],
    ]);
    expect(names(pieces, 3)).toContain('Search+Desk');
    expect(names(pieces, { most: 3, mostInOpening: 20 })).toContain('Desk+Prose');
    const own = { mostInOpening: 30, openings: new Map([['a', 15]]) };
    expect(names(pieces, { most: 3, ...own })).toContain('Desk+Prose');
    expect(names(pieces, { most: 1, ...own })).toEqual(['base+Search+Desk+Prose']);
  });

  it('part what dresses one element where its order stays', () => {
    const pieces = new Map([
      ['Code', piece(5, 'a')],
      ['Scroll', piece(5, 'a', 'b')],
    ]);
    expect(names(pieces, 9, [['Code', 'Scroll']])).toEqual(['Code', 'Scroll']);
  });

  it('change places where that keeps the order of what dresses one element', () => {
    const pieces = new Map([
      ['base', piece(9, 'a', 'b', 'c')],
      ['Flow', piece(5, 'a')],
      ['Opening', piece(5, 'b', 'c')],
      ['Day', piece(5, 'a')],
    ]);
    expect(names(pieces, 9)).toEqual(['base', 'Flow+Day', 'Opening']);
    expect(names(pieces, 9, [['Opening', 'Day']])).toEqual(['base', 'Opening', 'Flow+Day']);
  });

  it('are lightest where most is needed', () => {
    const pieces = new Map([
      ['base', piece(20, 'a', 'b', 'c')],
      ['heavy', piece(200, 'a')],
      ['One', piece(5, 'a', 'b')],
      ['Two', piece(4, 'b', 'c')],
    ]);
    expect(names(pieces, 3)).toEqual(['base+One', 'heavy', 'Two']);
  });

  it('keep together what dresses one element where its order would turn round', () => {
    const pieces = new Map([
      ['base', piece(9, 'a', 'b')],
      ['Code', piece(5, 'a')],
      ['Scroll', piece(5, 'a', 'b')],
    ]);
    expect(names(pieces, 9)).toEqual(['base+Scroll', 'Code']);
    expect(names(pieces, 9, [['Scroll', 'Code']])).toEqual(['base+Code+Scroll']);
  });
});

describe('short names of custom properties', () => {
  const css =
    ':root{--space-4:1rem;--raw-night:#000;--gap:1px}.A-a{margin:var(--space-4) var(--space-4);gap:var(--gap)}';

  it('take the place of the long ones, the shortest of that which stands most often', () => {
    expect(shortProperties(css, [])).toBe(
      ':root{--a:1rem;--c:#000;--b:1px}.A-a{margin:var(--a) var(--a);gap:var(--b)}',
    );
  });

  it('are none where a page or a script speaks of a property, or makes its name', () => {
    const short = shortProperties(css, ['<i style="--gap:2px">', 'get("--raw-" + name)', '--a']);
    expect(short).toBe(
      ':root{--b:1rem;--raw-night:#000;--gap:1px}.A-a{margin:var(--b) var(--b);gap:var(--gap)}',
    );
  });

  it('are as many as it takes', () => {
    const names = Array.from({ length: 1000 }, (_, at) => `--name-${at}`);
    const short = shortProperties(names.join(' '), []).split(' ');
    expect(new Set(short).size).toBe(1000);
    expect(short[25]).toBe('--z');
    expect(short[26]).toBe('--a0');
  });
});

it('each page gets its own styles inside, and the sheet is gone', () => {
  const page = (body: string) =>
    `<head><link rel="stylesheet" href="/_astro/all.css"></head><body>${body}</body>`;
  const dir = makeSite({
    '_astro/all.css': SHEET,
    'index.html': page('<h1 class="Hero-title">Home</h1>'),
    'faq.html': page('<ul class="Faq-list"></ul>'),
  });
  inlineInto(dir);
  const [home, faq] = ['index.html', 'faq.html'].map((file) =>
    readFileSync(join(dir, file), 'utf8'),
  );
  expect(home).toContain('.Hero-title');
  expect(home).not.toContain('.Faq-list');
  expect(faq).toContain('.Faq-list');
  for (const html of [home, faq]) {
    expect(html).toContain('*{margin:0}');
    expect(html).not.toContain('<link');
  }
  expect(existsSync(join(dir, '_astro/all.css'))).toBe(false);
});

describe('fonts', () => {
  const face = (name: string) => `@font-face{font-family:${name};src:url("/${name}.woff2")}`;
  const fonts = ['display', 'text']
    .map((name) => `<style>${face(name)}:root{--font-${name}:${name}}</style>`)
    .join('');
  const page = (main: string) =>
    `<head>${fonts}<link rel="stylesheet" href="/_astro/all.css"></head><main>${main}</main>`;
  const dir = makeSite({
    '_astro/all.css': SHEET,
    'index.html': page('<h1>Home</h1><img fetchPriority="high">'),
    'terms.html': page('<h1>Terms</h1>'),
  });
  inlineInto(dir);
  const read = (file: string) => readFileSync(join(dir, file), 'utf8');
  const faces = `${face('display')}${face('text')}</style>`;

  it('wait for a script where a page begins with a picture, and for nothing without scripts', () => {
    expect(read('index.html')).toContain(
      `<style media="not all" data-fonts>${faces}<noscript><style>${faces}</noscript>`,
    );
    expect(read('terms.html')).toContain(`<head><style>${faces}`);
  });

  it('go by their names from the first paint on, so that text stands in the fitted fallback', () => {
    for (const file of ['index.html', 'terms.html'])
      expect(read(file)).toMatch(
        /<style data-sheet="0">.*:root\{--font-display:display\}:root\{--font-text:text\}<\/style>/,
      );
  });
});
