import { readdirSync, statSync } from 'node:fs';
import { CACHE } from '../../../deploy/policy.ts';

/**
 * A request and what has to come back: method (GET where none is named), path and headers, divided by ` | `; the
 * status; and headers of the answer. `%E` stands for the entity tag of the path without compression, `%B` for that of
 * its brotli copy, `%M` for its Last-Modified. What every answer of a status has besides is in hosts.test.ts.
 */
export type Exchange = [asked: string, status: number, has?: Record<string, unknown>];

const hashed = (end: string) =>
  `/_astro/${readdirSync('dist/_astro').find((name) => name.endsWith(end))}`;
const SCRIPT = hashed('.js');
const VIDEO = hashed('.mp4');
const SIZE = statSync(`dist${VIDEO}`).size;

const coding = (name: string | undefined) => ({ 'content-encoding': name });
const kept = (value: string) => ({ 'cache-control': value });
const to = (location: string) => ({ location });
const part = (from: number, last: number) => ({
  'content-range': `bytes ${from}-${last}/${SIZE}`,
  'content-length': `${last - from + 1}`,
});

/** What is the same on every host. */
export const EVERYWHERE: Exchange[] = [
  ['/', 200, kept(CACHE.page)],
  ['/contact', 200, kept(CACHE.page)],
  ['/industries/energy', 200, kept(CACHE.page)],
  ['/ar/contact', 200, kept(CACHE.page)],
  [SCRIPT, 200, kept(CACHE.asset)],
  ['/contact | accept-encoding: gzip', 200, coding('gzip')],
  ['/contact/', 308, to('/contact')],
  ['/contact.html', 308, to('/contact')],
  ['/contact/?topic=audit', 308, to('/contact?topic=audit')],
  ['/index.html', 308, to('/')],
  ['/no-such-page', 404],
  ['/ar/no-such-page', 404],
];

/** What our server and those do for which the build writes a whole configuration. */
export const CONFIGURED: Exchange[] = [
  ['/contact?topic=audit', 200, kept(CACHE.page)],
  ['/services?next=/x/', 200],
  ['/favicon.ico', 200, kept(CACHE.file)],
  ['/llms.txt', 200, { 'content-type': 'text/plain; charset=utf-8' }],
  // RFC 8615, and RFC 9116 section 3.
  ['/.well-known/security.txt', 200, { 'content-type': 'text/plain; charset=utf-8' }],
  [`${VIDEO} | accept-encoding: gzip, br`, 200, coding(undefined)],
  [`${VIDEO} | range: bytes=100-199`, 206, part(100, 199)],
  ['/contact | if-none-match: %E', 304],
  ['/contact | if-none-match: "other"', 200],
  ['HEAD /contact', 200],
  ['HEAD /missing', 404],
  ['/missing | accept-encoding: gzip', 404, coding('gzip')],
  ['/contact///', 308, to('/contact')],
  ['/contact.html/', 308, to('/contact')],
  ['/contact.html?topic=audit', 308, to('/contact?topic=audit')],
  ['/industries/energy/?a=1/&b=x.html', 308, to('/industries/energy?a=1/&b=x.html')],
  ['/index', 308, to('/')],
  ['/index.html?utm=x', 308, to('/?utm=x')],
  ['/industries/index.html', 308, to('/industries')],
  ['/caf%C3%A9/', 308, to('/caf%C3%A9')],
  // No redirect leads to another site.
  ['//evil.example/', 308, to('/evil.example/')],
  ['/%5Cevil.example/', 308, to('/%5Cevil.example')],
  ['/a%0D%0ASet-Cookie:x/', 308, to('/a%0D%0ASet-Cookie:x')],
  ['/price-index', 404],
  ['/404', 404],
  ['/ar/404', 404],
  ['/_astro/gone.123.js', 404],
  ['/_headers', 404],
  ['/%5Fheaders', 404],
  ['/contact.html.br', 404],
  ['/__proto__', 404],
  ['POST /contact', 405, { allow: 'GET, HEAD' }],
  ['PUT /contact', 405, { allow: 'GET, HEAD' }],
  ['DELETE /contact', 405, { allow: 'GET, HEAD' }],
];

/** How our server weighs codings, conditions and ranges, and refuses what is no address of the site. */
export const OURS: Exchange[] = [
  ['http://falaj.example/contact', 200],
  ['http://falaj.example//evil.example/', 308, to('/evil.example/')],
  // Addresses as they are typed, and copied out of a sentence; of other hosts the not-found page goes on.
  ['/Contact', 308, to('/contact')],
  ['/CONTACT/?topic=Audit', 308, to('/contact?topic=Audit')],
  ['/AR', 308, to('/ar')],
  ['/contact%20', 308, to('/contact')],
  ['/contact.', 308, to('/contact')],
  ['/contact).', 308, to('/contact')],
  ['/Nowhere.', 404],
  ['/favicon.ico', 200, { 'content-type': 'image/x-icon' }],
  ['/\\evil.example/', 400],
  // Addresses as people type and paste them lead to the page that was meant, by one redirect.
  ...(
    [
      ['/Contact', '/contact'],
      ['/INDUSTRIES/Energy?a=B', '/industries/energy?a=B'],
      ['/contact%20', '/contact'],
      ['/contact.', '/contact'],
      ['/contact%C2%A0', '/contact'],
      ['/contact),', '/contact'],
      ['/contact%D8%8C', '/contact'],
      ['/Contact/?a=1', '/contact?a=1'],
      ['/CONTACT.html', '/contact'],
      ['/Favicon.ICO', '/favicon.ico'],
    ] as const
  ).map(([typed, meant]): Exchange => [typed, 308, to(meant)]),
  ...['/nowhere.', '/Nowhere', '/contact/nowhere%20', '/_HEADERS', '/.ENV'].map(
    (path): Exchange => [path, 404],
  ),
  ...['/%E0%A4%A', '/%', '/../package.json', '/contact%00'].map((path): Exchange => [path, 404]),
  ...['/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd'].map((path): Exchange => [path, 404]),
  ...['OPTIONS', 'TRACE'].map((method): Exchange => [`${method} /contact`, 405]),
  ...(
    [
      ['gzip, deflate, br, zstd', 'br'],
      ['BR', 'br'],
      ['gzip;q=0.9, br;q=0.1', 'gzip'],
      ['br;q=1.0, gzip;q=0.8, *;q=0.1', 'br'],
      ['*', 'br'],
      ['br;q=0, *', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
      ['gzip , br ; q=0.000', 'gzip'],
      ['br-x, xgzip', undefined],
      ['identity;q=1, br;q=0.5', undefined],
      ['*;q=0', undefined],
      ['', undefined],
    ] as const
  ).map(
    ([accepted, chosen]): Exchange => [
      `/contact | accept-encoding: ${accepted}`,
      200,
      coding(chosen),
    ],
  ),
  [`${SCRIPT} | if-none-match: %E`, 304, kept(CACHE.asset)],
  ...['*', '"a", %E , "b"', 'W/%E', '"a", W/%E'].map(
    (tags): Exchange => [`/contact | if-none-match: ${tags}`, 304],
  ),
  ...['W/"other"', '%Ex', '%B'].map((tags): Exchange => [`/contact | if-none-match: ${tags}`, 200]),
  ['/contact | if-modified-since: %M', 304],
  ['/contact | if-modified-since: Fri, 01 Jan 2100 00:00:00 GMT', 304],
  ['/contact | if-modified-since: Mon, 01 Jan 2001 00:00:00 GMT', 200],
  ['/contact | if-modified-since: tomorrow', 200],
  ['/contact | if-modified-since: %M | if-none-match: "other"', 200],
  ['/contact | if-modified-since: Mon, 01 Jan 2001 00:00:00 GMT | if-none-match: %E', 304],
  ['/contact | if-match: "a", %E', 200],
  ['/contact | if-match: *', 200],
  ['/contact | if-match: "a"', 412],
  ['/contact | if-match: W/%E', 412],
  ['/contact | if-unmodified-since: %M', 200],
  ['/contact | if-unmodified-since: Mon, 01 Jan 2001 00:00:00 GMT', 412],
  ['/missing | if-none-match: *', 404],
  ['/missing | range: bytes=0-1', 404],
  ['/missing | accept-encoding: br, gzip', 404, coding('br')],
  ['HEAD /contact | range: bytes=0-9', 200],
  ...(
    [
      ['0-0', 0, 0],
      ['0-1', 0, 1],
      ['-1', SIZE - 1, SIZE - 1],
      ['-10', SIZE - 10, SIZE - 1],
      [`${SIZE - 1}-`, SIZE - 1, SIZE - 1],
      [`${SIZE - 10}-${2 * SIZE}`, SIZE - 10, SIZE - 1],
      [`-${2 * SIZE}`, 0, SIZE - 1],
    ] as const
  ).map(
    ([range, from, last]): Exchange => [`${VIDEO} | range: bytes=${range}`, 206, part(from, last)],
  ),
  [`${VIDEO} | range: BYTES=5-5`, 206, part(5, 5)],
  ['/contact | range: bytes=10-19 | accept-encoding: br', 206, coding('br')],
  ...[`bytes=${SIZE}-`, 'bytes=-0'].map(
    (range): Exchange => [
      `${VIDEO} | range: ${range}`,
      416,
      { 'content-range': `bytes */${SIZE}`, ...kept('no-store') },
    ],
  ),
  ...['bytes=9-1', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=-', 'nonsense'].map(
    (range): Exchange => [`${VIDEO} | range: ${range}`, 200],
  ),
  // A download that is resumed, whose file may have changed since.
  ...['%E', '%M'].map((same): Exchange => [`${VIDEO} | range: bytes=5- | if-range: ${same}`, 206]),
  ...['W/%E', '"old"', 'Mon, 01 Jan 2001 00:00:00 GMT'].map(
    (other): Exchange => [`${VIDEO} | range: bytes=5- | if-range: ${other}`, 200],
  ),
];
