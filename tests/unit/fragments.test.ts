import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../deploy/integration/files.ts';
import { writeFragments } from '../../deploy/integration/fragments/write-fragments.ts';
import { fragmentPath } from '../../src/browser/page-fragment.ts';
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

/** Makes the fragments of a site, and gives the folder that its pages name. */
function write(site: Record<string, string> = files) {
  const dir = makeSite(site);
  writeFragments(dir);
  const read = (file: string) => readFileSync(join(dir, file), 'utf8');
  const [, folder = ''] = /<html data-fragments="([^"]+)"/.exec(read('index.html')) ?? [];
  const fragment = (path: string, rest = false) => read(fragmentPath(folder, path, rest));
  return { dir, folder, fragment };
}

test('each page has an opening and a rest, at its own address below the folder that all pages name', () => {
  const { dir, folder } = write();
  expect(listFiles(dir).filter((file) => file.endsWith('.htm'))).toEqual([
    `${folder.slice(1)}/index.htm`,
    `${folder.slice(1)}/index.rest.htm`,
    `${folder.slice(1)}/industries/energy.htm`,
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
  const [opening, rest] = [fragment('/'), fragment('/', true)];
  expect(opening).toMatch(/Hero-title\{.*<main id="content"><p>.*<h1.*<\/header>$/s);
  expect(opening).not.toContain('Faq');
  expect(rest).toMatch(/^<ul class="Faq-list"><\/ul><\/main>.*\.Faq-list\{/s);
});

test('an article is cut behind its header, and goes on in an article of its own', () => {
  const html = page('Deed', shared + hero).replace(
    /(<header><h1.*?<\/header>)/,
    '<article aria-label="Deed">$1<p>Text</p></article><section>More</section>',
  );
  const { fragment } = write({ 'index.html': html });
  const [opening, rest] = [fragment('/'), fragment('/', true)];
  expect(opening).toMatch(/<article aria-label="Deed"><header><h1.*<\/header>$/s);
  expect(rest).toMatch(
    /^<article data-continued><p>Text<\/p><\/article><section>More<\/section><\/main>/,
  );
});

test('fragments of other styles lie in another folder', () => {
  const changed = Object.entries(files).map(([name, html]) => [name, html.replace('0}', '1}')]);
  expect(write(Object.fromEntries(changed)).folder).not.toBe(write().folder);
});
