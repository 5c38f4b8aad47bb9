import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../deploy/integration/files.ts';
import { writeFragments } from '../../deploy/integration/fragments/write-fragments.ts';
import { type FragmentPart, fragmentPath } from '../../src/runtime/browser/page-fragment.ts';
import { makeSite } from './static-site.ts';

const shared = '<style data-sheet="0">*{margin:0}</style>';
const hero = '<style data-sheet="1">.Hero-title{color:red}</style>';
const faq = '<style data-sheet="2">.Faq-list{color:red}</style>';

const page = (title: string, styles: string, rest = '') =>
  `<!DOCTYPE html><html lang="en"><head><title>${title}</title><meta name="description" content="About">${styles}` +
  '<link rel="preload" href="/a.avif"><link rel="canonical" href="https://falaj.example/a">' +
  '<script type="module" src="/a.js"></script><script type="application/ld+json">{"a":1}</script></head>' +
  `<body><header>Menu</header><main id="content"><p>Letterhead</p><header><h1 class="Hero-title">${title}</h1></header>${rest}</main>` +
  '<footer>Foot</footer></body></html>';

const files = {
  'index.html': page('Home', shared + hero + faq, '<ul class="Faq-list"></ul>'),
  'industries/energy.html': page('Energy', shared),
};

/** Writes the fragments of a site, and returns the folder that its pages name. */
function write(site: Record<string, string> = files) {
  const dir = makeSite(site);
  writeFragments(dir);
  const read = (file: string) => readFileSync(join(dir, file), 'utf8');
  const [, folder = ''] = /<html data-fragments="([^"]+)"/.exec(read('index.html')) ?? [];
  const fragment = (path: string, part?: FragmentPart) => read(fragmentPath(folder, path, part));
  return { dir, folder, fragment, read };
}

test('each page has an opening and a rest, at its own address below the folder that all pages name', () => {
  const { dir, folder } = write();
  expect(listFiles(dir).filter((file) => file.endsWith('.htm'))).toEqual([
    `${folder.slice(1)}/index.htm`,
    `${folder.slice(1)}/index.plain.htm`,
    `${folder.slice(1)}/index.rest.htm`,
    `${folder.slice(1)}/industries/energy.htm`,
    `${folder.slice(1)}/industries/energy.plain.htm`,
    `${folder.slice(1)}/industries/energy.rest.htm`,
  ]);
});

test('an opening holds what a page says of itself, and nothing that every page has', () => {
  const { fragment } = write();
  expect(fragment('/')).toContain('<title>Home</title><meta name="description"');
  expect(fragment('/')).toContain('rel="canonical"');
  expect(fragment('/')).toContain('{"a":1}');
  for (const word of ['Menu', 'Foot', 'a.js', 'preload', '*{margin:0}'])
    expect(fragment('/')).not.toContain(word);
});

test('the opening ends with the band of the heading and has the styles of that; all else is the rest', () => {
  const { fragment } = write();
  const [opening, rest] = [fragment('/'), fragment('/', '.rest')];
  expect(opening).toMatch(/Hero-title\{.*<main id="content"><p>.*<h1.*<\/header>$/s);
  expect(opening).not.toContain('Faq');
  expect(rest).toMatch(/^<ul class="Faq-list"><\/ul><\/main>.*\.Faq-list\{/s);
});

test('a document that has the styles of most openings is told of, and gets openings without them', () => {
  const { fragment, read } = write();
  expect(read('industries/energy.html')).toContain(' data-common-sheet="1"');
  expect(fragment('/')).toContain('Hero-title{');
  expect(fragment('/', '.plain')).not.toContain('Hero-title{');
  expect(fragment('/', '.plain')).toMatch(
    /<title>Home<.*<main id="content"><p>.*<h1.*<\/header>$/s,
  );
});

test('a style that a page has without the others tells nothing', () => {
  const other = '<style data-sheet="3">.Hero-lead{color:red}</style>';
  const both = { 'index.html': page('Home', shared + hero + other), 'c.html': page('C', shared) };
  expect(write(both).read('index.html')).toContain(' data-common-sheet="1"');
  const apart = { 'a.html': page('A', shared + hero, ''), 'b.html': page('B', shared + other) };
  const { dir, read } = write({ ...both, ...apart });
  expect(read('index.html')).not.toContain('data-common-sheet');
  expect(listFiles(dir).filter((file) => file.endsWith('.plain.htm'))).toEqual([]);
});

test('an article is cut behind its header, and goes on in an article of its own', () => {
  const html = page('Deed', shared + hero).replace(
    /(<header><h1.*?<\/header>)/,
    '<article aria-label="Deed">$1<p>Text</p></article><section>More</section>',
  );
  const { fragment } = write({ 'index.html': html });
  const [opening, rest] = [fragment('/'), fragment('/', '.rest')];
  expect(opening).toMatch(/<article aria-label="Deed"><header><h1.*<\/header>$/s);
  expect(rest).toMatch(
    /^<article data-continued><p>Text<\/p><\/article><section>More<\/section><\/main>/,
  );
});

test('fragments of other styles lie in another folder', () => {
  const changed = Object.entries(files).map(([name, html]) => [name, html.replace('0}', '1}')]);
  expect(write(Object.fromEntries(changed)).folder).not.toBe(write().folder);
});
