import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { checkSite } from '../../scripts/site/check.ts';
import { linesWith } from '../../scripts/site/content-lines.ts';
import { pathOf } from '../../scripts/site/load.ts';
import { makeSite } from './static-site.ts';

/** The parts of a valid page that a test can change. */
interface PageParts {
  path?: string;
  canonical?: string;
  title?: string;
  head?: string;
  body?: string;
}

/** The HTML of a valid page; tests add faults in `head` and `body`. */
const page = ({ path = '/a', canonical = path, title = path, head = '', body = '' }: PageParts) =>
  `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Title of ${title}</title>
<meta name="description" content="Description of ${title}">
<link rel="canonical" href="https://falaj.example${canonical}">${head}</head>
<body><main id="content"><h1>Heading</h1>${body}</main></body></html>
`;

const HOME = '<a href="/">Home</a>';

const sitemap = (...paths: string[]) =>
  `<urlset>${paths.map((path) => `<url><loc>https://falaj.example${path}</loc></url>`).join('')}</urlset>`;

/** The faults of a valid site with a home page, an inner page and its alias, after `changes`. */
const faultsOf = (changes: Record<string, string | Buffer> = {}) =>
  checkSite(
    makeSite({
      // An address that is only an origin is the same with and without a slash at its end.
      'index.html': page({ path: '/', canonical: '', body: '<a href="/a#content">A</a>' }),
      'a.html': page({ body: HOME }),
      'alias.html': page({ path: '/alias', canonical: '/a', title: '/a', body: HOME }),
      'sitemap-0.xml': sitemap('/', '/a'),
      ...changes,
    }),
    ['/demo'],
  ).faults;
const withBody = (body: string) => faultsOf({ 'a.html': page({ body }) });
const onPage = (faults: string[]) => faults.filter((fault) => fault.startsWith('/a: '));

test('a sound site has no faults', () => {
  expect(faultsOf()).toEqual([]);
});

test('files are served at paths without .html', () => {
  expect(['index.html', '404.html', 'a/b.html', 'a/index.html'].map(pathOf)).toEqual([
    '/',
    '/404',
    '/a/b',
    '/a',
  ]);
});

test.each([
  ['a block in a paragraph', '<p><div>x</div></p>'],
  ['an id that stands twice', '<p id="b">x</p><p id="b">y</p>'],
  ['a picture without its size', '<img src="/sitemap-0.xml" alt="">'],
  ['a class that a component does not have', '<p class="card undefined">x</p>'],
])('HTML with %s is refused with its line', (_, body) => {
  expect(withBody(body)[0]).toMatch(/dist\/a\.html:\d+:\d+: /);
});

describe('links', () => {
  test.each([
    '<a href="/nowhere">x</a>',
    '<a href="/a.html">x</a>',
    '<a href="#">x</a>',
    '<a href="">x</a>',
    '<a href="https://falaj.example/nowhere">x</a>',
    '<picture><source srcset="/nowhere.avif 800w"></picture>',
    '<video controls poster="/nowhere.avif"></video>',
    '<style>p { background: url(/nowhere.avif) }</style>',
    '<img src="https://elsewhere.example/a.png" alt="" width="1" height="1">',
    '<style>p { background: url("//elsewhere.example/a.avif") }</style>',
  ])('refuses %s', (body) => {
    expect(onPage(withBody(body))).toHaveLength(1);
  });

  test.each([
    '<link rel="preload" as="image" imagesrcset="/nowhere.avif 800w">',
    '<meta property="og:image" content="https://falaj.example/nowhere.jpg">',
  ])('refuses %s', (head) => {
    expect(onPage(faultsOf({ 'a.html': page({ head }) }))).toHaveLength(1);
  });

  test.each([
    '<a href="/a?topic=x#content">x</a>',
    '<a href="https://elsewhere.example">x</a>',
    '<a href="mailto:a@falaj.example">x</a>',
    '<a href="/demo">x</a>',
  ])('allows %s', (body) => {
    expect(withBody(body)).toEqual([]);
  });

  test('what was meant is named', () => {
    const body = '<p id="book">x</p><a href="#bok">x</a><a href="/aliass">y</a>';
    expect(withBody(body)).toEqual([
      '/a: /a has no part named #bok. Did you mean #book?',
      '/a: /aliass is not on this site. Did you mean /alias?',
    ]);
  });

  test('a feed leads to pages of the site', () => {
    const feed = '<link>https://falaj.example/nowhere</link><link>https://falaj.example/a</link>';
    expect(faultsOf({ 'feed.xml': feed })).toEqual(['/feed.xml: /nowhere is not on this site']);
  });

  test('those that read alike lead to one place', () => {
    const two = (href: string) =>
      withBody(`<a href="/">The  site</a> <a href="${href}">The site</a>`);
    expect(two('/')).toEqual([]);
    expect(two('/a')).toEqual([expect.stringContaining('“the site”')]);
  });

  test('a page that only links to itself is an orphan', () => {
    const alone = page({ path: '/alone', body: '<a href="/alone#content">Here</a>' });
    expect(
      faultsOf({ 'alone.html': alone, 'sitemap-0.xml': sitemap('/', '/a', '/alone') }),
    ).toEqual(['/alone: no other page links to it']);
  });
});

test('a link is found in the content where an editor wrote it', () => {
  const home = makeSite({
    'content/pages/about.yaml': "call: { href: /contact#bok }\nhref: '#team'",
    'content/pages/contact.yaml': 'href: /contact#bok-a-call',
    'content/articles/a.md': '---\n---\n[A](/contact#bok)',
  });
  expect(linesWith('/contact#bok', '/', home)).toEqual([
    'content/articles/a.md:3',
    'content/pages/about.yaml:1',
  ]);
  expect(linesWith('#team', '/about', home)).toEqual(['content/pages/about.yaml:2']);
  expect(linesWith('#team', '/contact', home), 'the part of another page').toEqual([]);
});

describe('heads', () => {
  test.each([
    ['no h1', '<h1>Heading</h1>', ''],
    ['an empty description', 'Description of /a', ''],
    ['no canonical', '<link rel="canonical" href="https://falaj.example/a">', ''],
    ['a canonical elsewhere', 'https://falaj.example/a', 'https://elsewhere.example/a'],
    ['an alias of an alias', 'https://falaj.example/a', 'https://falaj.example/alias'],
  ])('refuses %s', (_, from, to) => {
    const html = page({ path: '/a' }).replace(from, to);
    expect(faultsOf({ 'a.html': html })).toContainEqual(expect.stringMatching(/^\/a: /));
  });

  test('a page that is not to be found needs no canonical address and no link', () => {
    const robots = '<meta name="robots" content="noindex">';
    const html = page({ path: '/404', head: robots }).replace(/<link rel="canonical"[^>]*>/, '');
    expect(faultsOf({ '404.html': html })).toEqual([]);
  });

  test('two pages do not share title and description', () => {
    const twin = page({ path: '/b', title: '/a', body: '<a href="/b">B</a>' });
    expect(faultsOf({ 'b.html': twin })).toEqual(
      expect.arrayContaining(['/a, /b: share one title', '/a, /b: share one description']),
    );
  });

  test('the sitemap lists every page and no alias', () => {
    expect(faultsOf({ 'sitemap-0.xml': sitemap('/') })).toEqual([
      '/sitemap-0.xml: /a is not listed',
    ]);
    expect(faultsOf({ 'sitemap-0.xml': sitemap('/', '/a', '/alias') })).toEqual([
      '/sitemap-0.xml: /alias should not be listed',
    ]);
  });
});

test('a file that no page needs is named, such as the master of a picture', () => {
  const files = {
    'a.html': page({ head: '<script type="module" src="/_astro/app.b2.js"></script>' }),
    '_astro/app.b2.js': 'import("./menu.e5.js")',
    '_astro/menu.e5.js': 'x',
    '_astro/master.f6.jpg': 'large original',
    '_astro/orphan.g7.js': 'import("./only-orphans.h8.js")',
    '_astro/only-orphans.h8.js': 'x',
  };
  expect(faultsOf(files)).toEqual(
    ['master.f6.jpg', 'only-orphans.h8.js', 'orphan.g7.js'].map(
      (name) => `/_astro/${name}: nothing refers to it`,
    ),
  );
});

describe('budgets', () => {
  /** Random bytes do not compress, so that their size is about their size in gzip. */
  const noise = (kb: number) => randomBytes(kb * 1000);
  const script = (kb: number) => `export const a = "${noise(kb).toString('base64')}";`;
  const over = (
    parts: { head?: string; body?: string },
    files: Record<string, string | Buffer> = {},
  ) =>
    faultsOf({ 'a.html': page(parts), ...files })
      .filter((fault) => fault.includes('at most'))
      .map((fault) => /^\/a: (\w+)/.exec(fault)?.[1]);

  test('HTML', () => {
    expect(over({ body: noise(55).toString('base64') })).toEqual(['HTML']);
  });

  test('inline scripts count, data does not', () => {
    const text = noise(15).toString('base64');
    expect(over({ head: `<script>"${text}"</script>` })).toEqual(['script']);
    expect(over({ head: `<script type="application/ld+json">"${text}"</script>` })).toEqual([]);
  });

  test('modules count with what they import, elements where they stand', () => {
    const head = '<script type="module" src="/a.js"></script>';
    const files = (first: string) => ({
      'a.js': first,
      'b.js': script(15),
      'CountUp.client.x1.js': script(15),
    });
    expect(over({ head }, files('import "./b.js";'))).toEqual(['script']);
    expect(over({ head }, files('import("./b.js");'))).toEqual([]);
    const element = files('import("./CountUp.client.x1.js");');
    expect(over({ head, body: '<count-up>1</count-up>' }, element)).toEqual(['script']);
    expect(over({ head }, element)).toEqual([]);
  });

  test('an island that hydrates by itself counts, one that waits does not', () => {
    const island = (directive: string) =>
      `<astro-island client="${directive}" component-url="/a.js" renderer-url="/a.js"></astro-island>`;
    expect(over({ body: island('load') }, { 'a.js': script(15) })).toEqual(['script']);
    expect(over({ body: island('engage') }, { 'a.js': script(15) })).toEqual([]);
  });

  test('fonts for what is written', () => {
    const face = (range: string) =>
      `<style>@font-face{font-family:A;src:url("/a.woff2") format("woff2");unicode-range:${range}}</style>`;
    const files = { 'a.woff2': noise(70) };
    expect(over({ head: face('U+20-7E') }, files)).toEqual(['fonts']);
    expect(over({ head: face('U+0-1F') }, files)).toEqual([]);
  });

  test('pictures', () => {
    const body = '<img src="/a.avif" alt="" width="1" height="1">';
    expect(over({ body }, { 'a.avif': noise(450) })).toEqual(['largest']);
  });
});
