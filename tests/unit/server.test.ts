import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byteRange } from '../../deploy/server/byte-range.ts';
import { converse } from './conversation.ts';
import { openServer, type RunningServer } from './running-server.ts';
import { ask, makeSite, page } from './static-site.ts';

const video = Uint8Array.from({ length: 100_000 }, (_, i) => i % 251);
let server: RunningServer;
let port: number;

beforeAll(async () => {
  const dir = makeSite({
    'index.html': page('Home'),
    'contact.html': page('Contact'),
    'industries/energy.html': page('Energy'),
    'industries.html': page('Industries'),
    '404.html': page('Page not found'),
    'llms.txt': 'Falaj — a channel',
    'favicon.ico': 'icon',
    'hero.mp4': video,
    'empty.mp4': '',
    '.env': 'secret',
    '.well-known/security.txt': 'Contact: mailto:a@falaj.example',
    '_astro/app.D4f_x.js': `console.info("${'x'.repeat(400)}")`,
  });
  server = await openServer(dir);
  port = server.port;
});

afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) => ask(port, path, { headers });

describe('pages and files', () => {
  it.each([
    ['/', 'Home'],
    ['/contact?topic=audit', 'Contact'],
    ['/industries/energy', 'Energy'],
    ['/industries', 'Industries'],
  ])('%s answers 200', async (path, title) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-AAA='");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers.vary).toBe('Accept-Encoding');
    expect(body.toString()).toContain(`<title>${title}</title>`);
  });

  it.each([
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
  ])('%s leads to the page that was meant, by one redirect', async (path, location) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([308, location]);
  });

  it.each(['/nowhere.', '/Nowhere', '/contact/nowhere%20', '/_HEADERS', '/.ENV'])(
    '%s leads nowhere',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('other files have the policy of pages without its hashes, which they have no use for', async () => {
    const policy = async (path: string) => (await get(path)).headers['content-security-policy'];
    const [ofPage, ofScript] = [await policy('/contact'), await policy('/_astro/app.D4f_x.js')];
    expect(ofPage).toContain('sha256');
    expect(ofScript).toBe(ofPage?.replaceAll(/ 'sha256-\w+='/g, ''));
  });

  it('hashed files are kept for a year, others for an hour', async () => {
    const asset = await get('/_astro/app.D4f_x.js');
    expect(asset.headers['cache-control']).toContain('immutable');
    expect((await get('/hero.mp4')).headers['cache-control']).toBe('public, max-age=3600');
  });

  it('text beyond ASCII names its encoding, and an icon its type', async () => {
    expect((await get('/llms.txt')).headers['content-type']).toBe('text/plain; charset=utf-8');
    expect((await get('/favicon.ico')).headers['content-type']).toBe('image/x-icon');
  });

  it('a request through a proxy (absolute address) is understood', async () => {
    expect((await get('http://falaj.example/contact')).status).toBe(200);
  });
});

describe('compression', () => {
  it('prefers brotli, then gzip, then the file itself', async () => {
    const plain = await get('/contact');
    const br = await get('/contact', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    const gz = await get('/contact', { 'accept-encoding': 'gzip' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gz.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gz.body)).toEqual(plain.body);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(new Set([plain, br, gz].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it('respects a refusal', async () => {
    const answer = await get('/contact', { 'accept-encoding': 'br;q=0, gzip;q=0.5' });
    expect(answer.headers['content-encoding']).toBe('gzip');
  });

  it.each([
    ['br', 'br'],
    ['BR', 'br'],
    ['gzip;q=0.9, br;q=0.1', 'gzip'],
    ['br;q=1.0, gzip;q=0.8, *;q=0.1', 'br'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['gzip , br ; q=0.000', 'gzip'],
    ['xbr', undefined],
    ['br-x, xgzip', undefined],
    ['identity', undefined],
    ['identity;q=1, br;q=0.5', undefined],
    ['*;q=0', undefined],
    ['', undefined],
  ])('reads %j by token and weight', async (accepted, coding) => {
    const { status, headers } = await get('/contact', { 'accept-encoding': accepted });
    expect([status, headers['content-encoding']]).toEqual([200, coding]);
  });

  it('leaves video alone', async () => {
    const answer = await get('/hero.mp4', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body.equals(video)).toBe(true);
  });
});

describe('conditional requests and HEAD', () => {
  it.each(['/contact', '/_astro/app.D4f_x.js'])(
    'a known ETag of %s gets 304 with the headers of the 200',
    async (path) => {
      const first = await get(path);
      const again = await get(path, { 'if-none-match': first.headers.etag ?? '' });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
      for (const name of ['etag', 'cache-control', 'vary', 'content-security-policy']) {
        expect(again.headers[name]).toBe(first.headers[name]);
      }
      expect(again.headers['content-type']).toBeUndefined();
    },
  );

  // %E is replaced by the entity tag of the page.
  it.each([
    ['*', 304],
    ['"a", %E , "b"', 304],
    ['W/%E', 304],
    ['"a", W/%E', 304],
    ['"other"', 200],
    ['W/"other"', 200],
    ['%Ex', 200],
  ])('If-None-Match: %s gets %i', async (list, status) => {
    const { etag = '' } = (await get('/contact')).headers;
    const answer = await get('/contact', { 'if-none-match': list.replace('%E', etag) });
    expect(answer.status).toBe(status);
  });

  it('the tag of one coding does not stand for another', async () => {
    const { etag = '' } = (await get('/contact', { 'accept-encoding': 'br' })).headers;
    expect((await get('/contact', { 'if-none-match': etag })).status).toBe(200);
  });

  it('a date counts where no tag is given', async () => {
    const { 'last-modified': modified = '', etag = '' } = (await get('/contact')).headers;
    const since = (date: string, headers = {}) =>
      get('/contact', { 'if-modified-since': date, ...headers }).then(({ status }) => status);
    expect(await since(modified)).toBe(304);
    expect(await since(new Date(Date.now() + 60_000).toUTCString())).toBe(304);
    expect(await since('Mon, 01 Jan 2001 00:00:00 GMT')).toBe(200);
    expect(await since('tomorrow')).toBe(200);
    expect(await since(modified, { 'if-none-match': '"other"' })).toBe(200);
    expect(await since('Mon, 01 Jan 2001 00:00:00 GMT', { 'if-none-match': etag })).toBe(304);
  });

  it('who wants only what was seen before is told that it has gone', async () => {
    const { etag = '', 'last-modified': modified = '' } = (await get('/contact')).headers;
    const status = async (headers: Record<string, string>) =>
      (await get('/contact', headers)).status;
    expect(await status({ 'if-match': `"a", ${etag}` })).toBe(200);
    expect(await status({ 'if-match': '*' })).toBe(200);
    expect(await status({ 'if-match': '"a"' })).toBe(412);
    expect(await status({ 'if-match': `W/${etag}` })).toBe(412);
    expect(await status({ 'if-unmodified-since': modified })).toBe(200);
    expect(await status({ 'if-unmodified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' })).toBe(412);
  });

  it('a missing page is missing whatever the condition', async () => {
    expect((await get('/missing', { 'if-none-match': '*' })).status).toBe(404);
    expect((await get('/missing', { range: 'bytes=0-1' })).status).toBe(404);
  });

  it.each([
    ['/contact', 200],
    ['/hero.mp4', 200],
    ['/missing', 404],
  ])('HEAD %s tells the length and sends no body', async (path, status) => {
    const headers = { range: 'bytes=0-9' };
    const head = await ask(port, path, { method: 'HEAD', headers });
    expect(head.status).toBe(status);
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(String((await get(path)).body.length));
  });
});

describe('ranges', () => {
  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=0-1', 0, 1],
    ['BYTES=5-5', 5, 5],
    ['bytes=-1', 99_999, 99_999],
    ['bytes=99999-', 99_999, 99_999],
    ['bytes=100-199', 100, 199],
    ['bytes=99990-', 99_990, 99_999],
    ['bytes=-10', 99_990, 99_999],
    ['bytes=99990-200000', 99_990, 99_999],
    ['bytes=-200000', 0, 99_999],
  ])('%s', async (range, from, to) => {
    const answer = await get('/hero.mp4', { range });
    expect(answer.status).toBe(206);
    expect(answer.headers['content-range']).toBe(`bytes ${from}-${to}/100000`);
    expect(answer.headers['content-length']).toBe(String(to - from + 1));
    expect(answer.body.equals(video.slice(from, to + 1))).toBe(true);
  });

  it('past the end get 416 that no cache keeps', async () => {
    for (const range of ['bytes=100000-', 'bytes=-0']) {
      const answer = await get('/hero.mp4', { range });
      expect(answer.status).toBe(416);
      expect(answer.headers['content-range']).toBe('bytes */100000');
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  it.each(['bytes=9-1', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=-', 'nonsense'])(
    '%s is ignored: the whole file comes',
    async (range) => {
      const answer = await get('/hero.mp4', { range });
      expect(answer.status).toBe(200);
      expect(answer.body.equals(video)).toBe(true);
    },
  );

  it('a resumed download whose file may have changed starts again', async () => {
    const { etag = '', 'last-modified': modified = '' } = (await get('/hero.mp4')).headers;
    const status = async (condition: string) =>
      (await get('/hero.mp4', { range: 'bytes=5-', 'if-range': condition })).status;
    expect(await status(etag)).toBe(206);
    expect(await status(modified)).toBe(206);
    expect(await status(`W/${etag}`)).toBe(200);
    expect(await status('"old"')).toBe(200);
    expect(await status('Mon, 01 Jan 2001 00:00:00 GMT')).toBe(200);
  });

  it('of a compressed page are pieces of the compressed page', async () => {
    const encoding = { 'accept-encoding': 'br' };
    const whole = await get('/contact', encoding);
    const piece = await get('/contact', { ...encoding, range: 'bytes=10-19' });
    expect(piece.status).toBe(206);
    expect(piece.headers['content-encoding']).toBe('br');
    expect(piece.headers['content-range']).toBe(`bytes 10-19/${whole.body.length}`);
    expect(piece.body.equals(whole.body.subarray(10, 20))).toBe(true);
    const plain = await get('/contact', { range: 'bytes=0-14' });
    expect(plain.body.toString()).toBe('<!doctype html>');
  });

  it('of an empty file are past its end, except its last bytes', async () => {
    expect((await get('/empty.mp4', { range: 'bytes=0-' })).status).toBe(416);
    expect((await get('/empty.mp4', { range: 'bytes=-5' })).status).toBe(200);
    expect(byteRange(undefined, 5)).toBeUndefined();
  });
});

describe('addresses', () => {
  it.each([
    ['/contact/?a=1', '/contact?a=1'],
    ['/contact.html', '/contact'],
    ['/index.html', '/'],
    ['//evil.example/', '/evil.example/'],
    ['http://falaj.example//evil.example/', '/evil.example/'],
    ['/%5Cevil.example/', '/%5Cevil.example'],
    ['/a%0D%0ASet-Cookie:x/', '/a%0D%0ASet-Cookie:x'],
  ])('%s goes to %s', async (from, to) => {
    const { status, headers } = await get(from);
    expect(status).toBe(308);
    expect(headers.location).toBe(to);
    expect(headers['x-frame-options']).toBe('DENY');
  });

  it.each([
    '/missing',
    '/404',
    '/_astro/gone.123.js',
    '/%E0%A4%A',
    '/%',
    '/../package.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/_headers',
    '/%5Fheaders',
    '/contact.html.br',
    '/_astro/app.D4f_x.js.gz',
    '/__proto__',
    '/.env',
    '/contact%00',
  ])('%s is not found', async (path) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body.toString()).toContain('Page not found');
  });

  it('a backslash, which no address may carry, is refused', async () => {
    const { status, headers } = await get('/\\evil.example/');
    expect(status).toBe(400);
    expect(headers['x-frame-options']).toBe('DENY');
  });

  it('what RFC 8615 keeps in .well-known is found', async () => {
    const { status, headers } = await get('/.well-known/security.txt');
    expect(status).toBe(200);
    expect(headers['content-type'], 'RFC 9116, 3').toBe('text/plain; charset=utf-8');
  });

  it('a client of HTTP/1.0 gets its page and the end of the connection', async () => {
    const [answer] = await converse(port, 'GET /contact HTTP/1.0\r\n\r\n').answers();
    expect(answer?.status).toBe(200);
    expect(answer?.body).toContain('<title>Contact</title>');
  });

  it('the error page is compressed too', async () => {
    const { status, headers, body } = await get('/missing', { 'accept-encoding': 'br, gzip' });
    expect([status, headers['content-encoding']]).toEqual([404, 'br']);
    expect(brotliDecompressSync(body).toString()).toContain('Page not found');
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('%s is refused', async (method) => {
    const { status, headers } = await ask(port, '/contact', { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});
