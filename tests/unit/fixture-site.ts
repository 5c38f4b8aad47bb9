import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { loadSite } from '../../scripts/site/load.ts';

/** The files of a site by their paths, as text or bytes. */
export type Files = Record<string, string | Buffer>;

/** The parts of a valid page that a test can change. */
interface PageParts {
  path: string;
  canonical?: string;
  title?: string;
  head?: string;
  body?: string;
}

/** The HTML of a valid page; tests add faults in `head` and `body`. */
export function page({ path, canonical = path, title = path, head = '', body = '' }: PageParts) {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Title of ${title}</title>
<meta name="description" content="Description of ${title}">
<link rel="canonical" href="https://falaj.example${canonical}">
${head}
</head>
<body>
<main id="content"><h1>Heading</h1>
${body}
</main>
</body>
</html>
`;
}

/** The XML of a sitemap with these paths. */
export function sitemap(...paths: string[]) {
  const urls = paths.map((path) => `<url><loc>https://falaj.example${path}</loc></url>`);
  return `<?xml version="1.0"?><urlset>${urls.join('')}</urlset>`;
}

/** A valid site with a home page, an inner page and an alias of the inner page. */
export const SOUND: Files = {
  // An address that is only an origin is the same with and without a slash at its end.
  'index.html': page({ path: '/', canonical: '', body: '<a href="/a#content">A</a>' }),
  'a.html': page({ path: '/a', body: '<a href="/">Home</a>' }),
  'alias.html': page({ path: '/alias', canonical: '/a', title: '/a' }),
  'sitemap-0.xml': sitemap('/', '/a'),
};

/** Writes a site into a folder of its own for one test: the valid one with `changes`. */
export function buildSite(changes: Files = {}) {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  for (const [file, data] of Object.entries({ ...SOUND, ...changes })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), data);
  }
  return loadSite(root);
}
