import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressFiles } from '../../deploy/integration/compress.ts';
import { deskFolder } from '../../deploy/integration/desk-pages.ts';
import { endpointOrigins } from '../../deploy/integration/endpoint.ts';
import { listFiles } from '../../deploy/integration/files.ts';
import { finishSite } from '../../deploy/integration/hosting.ts';
import { collectInline, MAX_INLINE_SCRIPTS } from '../../deploy/integration/inline-code.ts';
import { codeOf, readPage } from '../../deploy/integration/read-html.ts';
import { loadRelease, type Resource } from '../../deploy/server/release.ts';
import { makeSite, page } from './static-site.ts';

const readCode = (html: string) => codeOf(readPage(html));
const sha = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('inline code', () => {
  it('is collected over all pages, each piece once', () => {
    const shared = '<script>island()</script>';
    const dir = makeSite({
      'index.html': page('Home', `${shared}<style>p{color:red}</style>`),
      'a/deep.html': page('Deep', `${shared}<script type="module">load()</script>`),
    });
    expect(collectInline(dir)).toEqual({
      scriptHashes: [sha('island()'), sha('load()')].sort(),
      styleHashes: [sha('p{color:red}')],
    });
  });

  it('counts what a browser would run, and nothing else', () => {
    const code = readCode(
      [
        '<script type="application/ld+json">{"a":1}</script>',
        '<script type="application/json">{}</script>',
        '<script src="/a.js"></script><script type=module src=/b.js></script>',
        '<!-- <script>commented()</script> -->',
        '<textarea><script>typed()</script></textarea>',
        '<SCRIPT type="text/javascript">one()</SCRIPT>',
        "<script data-x='a > b' type=\"\">two('<style>')</script >",
        '<script type="importmap">{"imports":{}}</script>',
        '<script>\r\nthree()\r\n</script>',
        '<script>four("<!-- <script>")</script></script>',
        '<svg><script>five()</script><script href="/c.js"></script></svg>',
        '<template><script>six()</script></template>',
      ].join('\n'),
    );
    expect(code).toEqual({
      scripts: [
        'one()',
        "two('<style>')",
        '{"imports":{}}',
        '\nthree()\n',
        'four("<!-- <script>")</script>',
        'five()',
        'six()',
      ],
      styles: [],
      faults: [],
    });
  });

  it('counts styles wherever they stand, for browsers without scripts too', () => {
    const html = '<noscript><style>a{}</style></noscript><svg><style>b{}</style></svg>';
    expect(readCode(`${html}<title><style>c{}</style></title>`).styles).toEqual(['a{}', 'b{}']);
  });

  it.each([
    ['<p style="color:red">', 'style="color:red"'],
    ["<img alt='a > b' onerror='x()'>", 'onerror="x()"'],
    ['<svg><g STYLE=fill:red></g></svg>', 'style="fill:red"'],
  ])('names the page of an attribute that the policy blocks: %s', (html, named) => {
    const dir = makeSite({ 'index.html': page('Home'), 'services.html': html });
    expect(() => collectInline(dir)).toThrow(`services.html: ${named}`);
  });

  it('does not take island properties or text for attributes', () => {
    const html = `<astro-island opts="{}" props='{"style":"a","onclick":"b"}' data-style="x"></astro-island><p>1 < 2 style="x"</p>`;
    expect(readCode(html).faults).toEqual([]);
  });

  it('stops the build when a new kind appears, saying where and what to do', async () => {
    const scripts = Array.from(
      { length: MAX_INLINE_SCRIPTS + 1 },
      (_, i) => `<script>s${i}()</script>`,
    );
    const dir = makeSite({ 'index.html': page('Home'), 'blog.html': scripts.join('') });
    const { message } = (await finishSite(dir).catch((error: Error) => error)) as Error;
    expect(message).toContain(
      `${MAX_INLINE_SCRIPTS + 1} different inline scripts, expected at most ${MAX_INLINE_SCRIPTS}`,
    );
    const [, file = ''] = /raise MAX_INLINE_SCRIPTS in (\S+\.ts)/.exec(message) ?? [];
    expect(readFileSync(file, 'utf8')).toContain('MAX_INLINE_SCRIPTS =');
    expect(message).toContain('blog.html: s0()');
    expect(existsSync(join(dir, '_headers'))).toBe(false);
  });
});

describe('the endpoint of the forms', () => {
  it('is allowed by its origin alone', () => {
    const site = 'brand: Falaj\nendpoint: https://forms.falaj.example/in/box?team=sales\n';
    expect(endpointOrigins(site)).toEqual(['https://forms.falaj.example']);
  });

  it('on this computer is for trying, and stops a build', () => {
    expect(() => endpointOrigins('endpoint: http://localhost:8787/in\n')).toThrow(
      /content\/site\.yaml: endpoint .*http:\/\/localhost:8787\/in.*https:\/\//,
    );
  });

  it('is nothing when it is not set', () => {
    expect(endpointOrigins('brand: Falaj\n')).toEqual([]);
  });
});

describe('the finished site', () => {
  it('has compressed copies and the files of every host, and says so in one line', async () => {
    const dir = makeSite({
      'index.html': page('Home', '<script>island()</script>'),
      '404.html': page('Page not found'),
      'tiny.txt': 'x',
      'hero.mp4': 'video'.repeat(100),
    });
    expect(await finishSite(dir)).toMatch(/1 inline script and 0 inline styles allowed$/);

    const html = readFileSync(join(dir, 'index.html'));
    expect(brotliDecompressSync(readFileSync(join(dir, 'index.html.br')))).toEqual(html);
    expect(gunzipSync(readFileSync(join(dir, 'index.html.gz')))).toEqual(html);
    const files = listFiles(dir);
    expect(files.filter((name) => /^(tiny|hero|_)/.test(name))).toEqual([
      '_headers',
      'hero.mp4',
      'tiny.txt',
    ]);
    const hosts = `${dir}-hosts`;
    const names = ['Caddyfile', 'Caddyfile.desk', 'nginx.conf', 'nginx.desk.conf'];
    expect(listFiles(hosts)).toEqual(names);
    const carriers = names.map((name) => join(hosts, name));
    for (const file of [...carriers, join(dir, '_headers')]) {
      const text = readFileSync(file, 'utf8');
      expect(text).toContain(`'${sha('island()')}'`);
      expect(text).toContain('max-age=31536000, immutable');
    }
  });

  it('has copies as small as can be', async () => {
    const policy = readFileSync('deploy/policy.ts');
    const { after } = await compressFiles(makeSite({ 'policy.txt': policy }));
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    const least = brotliCompressSync(policy, { params }).length;
    expect(after).toBeLessThan(1.01 * least);
  });

  it('keeps what the desk fills in where no server hands it out, and its pages with a form beside the site', async () => {
    const dir = makeSite({
      '404.html': page('Missing'),
      'contact.html': page('By mail'),
      'desk-pages/contact.html': page('By desk'),
      '.env': 'secret',
      'desk/facts.json': '{}',
      'desk/notice.html': page('{{title}}'),
      'desk/times.html': page('{{times}}'),
      'desk/offline.html': page('Offline'),
      'ar/contact.html': page('بلا مكتب'),
      'ar/desk-pages/contact.html': page('By desk'),
      'ar/desk/notice.html': page('{{title}}'),
      'ar/desk/offline.html': page('بعيد'),
    });
    await finishSite(dir);
    expect(listFiles(deskFolder(dir))).toEqual([
      'ar/notice.html',
      'facts.json',
      'notice.html',
      'times.html',
    ]);
    const { resources, deskPages } = await loadRelease(dir);
    expect(
      [...resources.keys()].filter((path) => /desk|notice|times|facts|env/.test(path)),
    ).toEqual([]);
    expect([...deskPages.keys()].sort()).toEqual([
      '/ar/contact',
      '/ar/offline',
      '/contact',
      '/offline',
    ]);
    for (const path of ['/contact', '/ar/contact']) {
      const { identity, encoded } = deskPages.get(path) as Resource;
      expect(`${identity.body}`).toContain('By desk');
      expect(encoded.br).toBeDefined();
    }
  });
});
