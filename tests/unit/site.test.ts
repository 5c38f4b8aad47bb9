import { describe, expect, test } from 'vitest';
import { checkSite } from '../../scripts/site/check.ts';
import { checkClassNames } from '../../scripts/site/classes.ts';
import { checkHeads, checkIds, checkSitemap, checkUnique } from '../../scripts/site/heads.ts';
import {
  checkLinkNames,
  checkLinks,
  checkNewTabs,
  checkOrphans,
  checkPending,
  checkStylesheets,
} from '../../scripts/site/links.ts';
import { pathOf } from '../../scripts/site/load.ts';
import { checkUnused } from '../../scripts/site/unused.ts';
import { checkValidity } from '../../scripts/site/validity.ts';
import { buildSite, page, sitemap } from './fixture-site.ts';

const NONE = { toCome: [], astray: [] };
const withBody = (body: string) => buildSite({ 'a.html': page({ path: '/a', body }) });
const withHead = (head: string) => buildSite({ 'a.html': page({ path: '/a', head }) });

test('a page that only links to itself is an orphan; an alias is none', async () => {
  const site = await buildSite({
    'alone.html': page({ path: '/alone', body: '<a href="/alone#content">Here</a>' }),
  });
  expect(checkOrphans(site)).toMatchObject([{ file: 'alone.html' }]);
});

test('files are served at paths without .html', () => {
  expect(['index.html', '404.html', 'a/b.html', 'a/index.html'].map(pathOf)).toEqual([
    '/',
    '/404',
    '/a/b',
    '/a',
  ]);
});

test('a sound site has no faults', async () => {
  const site = await buildSite();
  expect(site.pages.size).toBe(3);
  expect(await checkSite(site, NONE)).toEqual([]);
});

test('HTML that is not valid is refused with its line', async () => {
  const faults = await checkValidity(await withBody('<p><div>block in a paragraph</div></p>'));
  expect(faults[0]).toMatchObject({ file: 'a.html', line: expect.any(Number) });
});

test('links that read alike lead to one place', async () => {
  const links = (...targets: string[]) =>
    withBody(targets.map((href) => `<a href="${href}">Real  estate</a>`).join(' '));
  expect(checkLinkNames(await links('/a', '/a'))).toEqual([]);
  expect(checkLinkNames(await links('/a', '/'))).toMatchObject([
    { file: 'a.html', message: expect.stringContaining('real estate') },
  ]);
  const labelled = await withBody(
    '<a href="/">Home</a> <a href="/a" aria-label="A, home">Home</a>',
  );
  expect(checkLinkNames(labelled)).toEqual([]);
});

describe('links', () => {
  test.each([
    '<a href="/nowhere">x</a>',
    '<a href="nowhere">x</a>',
    '<a href="/a.html">x</a>',
    '<a href="/a/">x</a>',
    '<a href="#nowhere">x</a>',
    '<a href="/#nowhere">x</a>',
    '<a href="#">x</a>',
    '<a href="">x</a>',
    '<a href="javascript:void 0">x</a>',
    '<a href="https://falaj.example/nowhere">x</a>',
    '<form action="/nowhere"></form>',
    '<img src="/nowhere.png" alt="">',
    '<img src="https://elsewhere.example/a.png" alt="">',
    '<img src="//elsewhere.example/a.png" alt="">',
    '<picture><source srcset="/nowhere.avif 800w"><img src="/favicon.svg" alt=""></picture>',
    '<video poster="/nowhere.avif"></video>',
    '<video><source src="/nowhere.webm"></video>',
    '<iframe src="https://elsewhere.example"></iframe>',
    '<script src="/nowhere.js"></script>',
    '<astro-island component-url="/nowhere.js"></astro-island>',
  ])('refuses %s', async (body) => {
    const site = await buildSite({ 'a.html': page({ path: '/a', body }), 'favicon.svg': '<svg/>' });
    expect(checkLinks(site, NONE)).toHaveLength(1);
  });

  test.each([
    '<link rel="stylesheet" href="/nowhere.css">',
    '<link rel="preload" as="font" href="/nowhere.woff2">',
    '<link rel="preload" as="image" imagesrcset="/nowhere.avif 800w">',
    '<link rel="stylesheet" href="https://fonts.example/a.css">',
    '<link rel="alternate" href="/nowhere.xml">',
    '<meta property="og:image" content="https://falaj.example/nowhere.jpg">',
  ])('refuses %s', async (head) => {
    expect(checkLinks(await withHead(head), NONE)).toHaveLength(1);
  });

  test.each([
    '<a href="/a?topic=x#content">x</a>',
    '<a href="https://elsewhere.example">x</a>',
    '<a href="mailto:a@falaj.example">x</a>',
    '<a href="tel:+97140000000">x</a>',
    '<a href="/later">x</a>',
    '<a href="/demo">x</a>',
  ])('allows %s', async (body) => {
    const pending = { toCome: ['/later'], astray: ['/demo'] };
    expect(checkLinks(await withBody(body), pending)).toEqual([]);
  });

  test('stylesheets ask for files of this site', async () => {
    const css = '@font-face { src: url(/a.woff2) } a { background: url(data:x), url(b.svg) }';
    const site = await buildSite({ 'style/a.css': css, 'a.woff2': '' });
    expect(checkStylesheets(site)).toMatchObject([{ file: 'style/a.css' }]);
  });

  test('a new tab gets no opener', async () => {
    const site = await withBody('<a href="https://elsewhere.example" target="_blank">x</a>');
    expect(checkNewTabs(site)).toHaveLength(1);
  });

  test('a page is either to come or built, and what leads astray is not built', async () => {
    const site = await buildSite();
    expect(checkPending(site, { toCome: ['/a'], astray: [] })).toHaveLength(1);
    expect(checkPending(site, { toCome: [], astray: ['/a'] })).toHaveLength(1);
  });
});

describe('heads', () => {
  const faultsWhen = async (from: string, to: string) => {
    const html = page({ path: '/a' }).replace(from, to);
    return checkHeads(await buildSite({ 'a.html': html, 'alias.html': page({ path: '/alias' }) }));
  };

  test.each([
    ['no h1', '<h1>Heading</h1>', ''],
    ['two h1', '<h1>Heading</h1>', '<h1>A</h1><h1>B</h1>'],
    ['no lang', '<html lang="en">', '<html>'],
    ['an empty title', 'Title of /a', ''],
    ['an empty description', 'Description of /a', ''],
    ['no canonical', '<link rel="canonical" href="https://falaj.example/a">', ''],
    ['a relative canonical', 'https://falaj.example/a', '/a'],
    ['a canonical elsewhere', 'https://falaj.example/a', 'https://elsewhere.example/a'],
    ['a canonical that is no page', 'https://falaj.example/a', 'https://falaj.example/b'],
  ])('refuses %s', async (_, from, to) => {
    expect(await faultsWhen(from, to)).toHaveLength(1);
  });

  test('refuses an alias of an alias', async () => {
    const changes = { 'b.html': page({ path: '/b', canonical: '/alias' }) };
    expect(checkHeads(await buildSite(changes))).toMatchObject([{ file: 'b.html' }]);
  });

  test('a page that is not to be found needs no canonical address', async () => {
    const robots = '<meta name="robots" content="noindex">';
    const html = page({ path: '/404', head: robots }).replace(/<link rel="canonical".*/, '');
    expect(checkHeads(await buildSite({ '404.html': html }))).toEqual([]);
  });

  test('two pages do not share title and description', async () => {
    const changes = { 'b.html': page({ path: '/b', title: '/a' }) };
    expect(checkUnique(await buildSite(changes))).toHaveLength(2);
  });

  test('an id names one element', async () => {
    expect(checkIds(await withBody('<p id="b"></p><p id="b"></p>'))).toHaveLength(1);
  });

  test('a class that a component does not have is refused', async () => {
    const faults = checkClassNames(await withBody('<p class="card undefined">x</p>'));
    expect(faults).toMatchObject([{ file: 'a.html', line: expect.any(Number) }]);
  });

  test('the sitemap lists every page and no alias', async () => {
    const faults = async (...paths: string[]) =>
      checkSitemap(await buildSite({ 'sitemap-0.xml': sitemap(...paths) })).map((f) => f.message);
    expect(await faults('/')).toEqual(['/a is not listed']);
    expect(await faults('/', '/a', '/alias')).toEqual(['/alias should not be listed']);
  });
});

describe('files that no page needs', () => {
  const used = {
    'a.html': page({
      path: '/a',
      head: '<link rel="stylesheet" href="/_astro/main.a1.css"><script type="module" src="/_astro/app.b2.js"></script>',
      body: [
        '<img alt="" srcset="/_astro/photo%20(1).c3.webp 1x, /_astro/m&amp;a.c4.webp 2x">',
        '<script type="application/ld+json">{"image":"https://falaj.example/_astro/share.c5.png"}</script>',
      ].join(''),
    }),
    '_astro/main.a1.css': '@font-face{src:url(./kufam.d4.woff2)}',
    '_astro/kufam.d4.woff2': 'font',
    '_astro/app.b2.js': 'import("./menu.e5.js")',
    '_astro/menu.e5.js': 'x',
    '_astro/photo (1).c3.webp': 'picture',
    '_astro/m&a.c4.webp': 'picture',
    '_astro/share.c5.png': 'picture',
    'media/hero.mp4': 'not in _astro, named by nobody',
  };

  test('are none when each is named, however it is written', async () => {
    expect(checkUnused(await buildSite(used))).toEqual([]);
  });

  test('are named, such as the master of a picture and what only unused files ask for', async () => {
    const site = await buildSite({
      ...used,
      '_astro/master.f6.jpg': 'large original',
      '_astro/orphan.g7.js': 'import("./only-orphans.h8.js")',
      '_astro/only-orphans.h8.js': 'x',
    });
    expect(checkUnused(site).map(({ file }) => file)).toEqual([
      '_astro/master.f6.jpg',
      '_astro/only-orphans.h8.js',
      '_astro/orphan.g7.js',
    ]);
  });
});
