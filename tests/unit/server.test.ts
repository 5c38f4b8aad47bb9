import { readdirSync, rmSync, statSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { compressFiles } from '../../deploy/integration/compress.ts';
import { writeHostFiles } from '../../deploy/integration/hosts.ts';
import { createSiteServer } from '../../deploy/server.ts';
import { plainRange } from '../../deploy/sirv-gaps.ts';
import { ask, makeSite, page, start } from './static-site.ts';

const video = Uint8Array.from({ length: 100_000 }, (_, i) => i % 251);
const hashes = { scriptHashes: ['sha256-AAA='], styleHashes: [] };
let dir: string;
let server: Server;
let port: number;

const listen = (one: Server) =>
  new Promise<number>((resolve) =>
    one.listen(0, () => resolve((one.address() as AddressInfo).port)),
  );

beforeAll(async () => {
  dir = makeSite({
    'index.html': page('Home'),
    'contact.html': page('Contact'),
    'industries/energy.html': page('Energy'),
    'industries.html': page('Industries'),
    '404.html': page('Page not found'),
    'llms.txt': 'Falaj — a channel',
    'favicon.ico': 'icon',
    'hero.mp4': video,
    'long.mp4': new Uint8Array(40_000_000),
    'gone.mp4': video,
    '_astro/app.D4f_x.js': `console.info("${'x'.repeat(400)}")`,
  });
  writeHostFiles(dir, hashes);
  await compressFiles(dir);
  server = createSiteServer(dir);
  port = await listen(server);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

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
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-AAA='");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers.vary).toBe('Accept-Encoding');
    expect(body.toString()).toContain(`<title>${title}</title>`);
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

  it('leaves video alone', async () => {
    const answer = await get('/hero.mp4', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body.equals(video)).toBe(true);
  });
});

describe('conditional requests and HEAD', () => {
  it('a known ETag gets 304 with the headers of the 200', async () => {
    const first = await get('/contact');
    const again = await get('/contact', { 'if-none-match': first.headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    for (const name of ['etag', 'cache-control', 'vary', 'content-security-policy']) {
      expect(again.headers[name]).toBe(first.headers[name]);
    }
    expect((await get('/contact', { 'if-none-match': 'W/"other"' })).status).toBe(200);
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
    ['bytes=0-1', 0, 1],
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

  it.each(['bytes=9-1', 'bytes=0-0', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=-', 'nonsense'])(
    '%s is ignored: the whole file comes',
    async (range) => {
      const answer = await get('/hero.mp4', { range });
      expect(answer.status).toBe(200);
      expect(answer.body.equals(video)).toBe(true);
    },
  );

  it('a resumed download whose file may have changed starts again', async () => {
    const answer = await get('/hero.mp4', { range: 'bytes=5-', 'if-range': 'W/"old"' });
    expect(answer.status).toBe(200);
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

  it('of an empty file are past its end', () => {
    expect(plainRange('bytes=0-', 0)).toBe('bytes=0-');
    expect(plainRange('bytes=-5', 0)).toBeUndefined();
  });
});

describe('addresses', () => {
  it.each([
    ['/contact/?a=1', '/contact?a=1'],
    ['/contact.html', '/contact'],
    ['/index.html', '/'],
    ['//evil.example/', '/evil.example/'],
    ['/\\evil.example/', '/evil.example/'],
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
    '/_redirects',
    '/contact.html.br',
    '/_astro/app.D4f_x.js.gz',
    '/__proto__',
    '/contact%00',
  ])('%s is not found', async (path) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body.toString()).toContain('Page not found');
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

describe('a server that runs for weeks', () => {
  it.runIf(process.platform === 'linux')('closes the file when a visitor leaves', async () => {
    const open = () =>
      readdirSync('/proc/self/fd').filter((fd) => {
        const file = statSync(`/proc/self/fd/${fd}`, { throwIfNoEntry: false });
        return file?.isFile() && file.size === 40_000_000;
      }).length;
    for (let i = 0; i < 5; i++) {
      const socket = connect(port).on('error', () => {});
      socket.write('GET /long.mp4 HTTP/1.1\r\nHost: x\r\n\r\n');
      await new Promise((resolve) => socket.once('data', resolve));
      socket.destroy();
    }
    await vi.waitFor(() => expect(open()).toBe(0), { timeout: 4000 });
  });

  it('survives a file that a new build has removed', async () => {
    rmSync(join(dir, 'gone.mp4'));
    await expect(get('/gone.mp4')).rejects.toThrow();
    expect((await get('/contact')).status).toBe(200);
  });
});

// Each test starts Node, which takes its time on a busy machine.
describe('npm start', { timeout: 20_000 }, () => {
  const serve = (env: Record<string, string>, site = dir) => start('scripts/serve.ts', [site], env);

  it('names the program to stop or the port to choose when the port is taken', async () => {
    const { output, exit } = serve({ PORT: String(port) });
    expect(await exit).toBe(1);
    expect(output.text.trim()).toBe(
      `Port ${port} is taken. Stop the program that uses it, or choose another: PORT=${port + 1} npm start`,
    );
  });

  it.each(['abc', '-1', '65536', '80.5'])('says that PORT=%s is no port', async (value) => {
    const { output, exit } = serve({ PORT: value });
    expect(await exit).toBe(1);
    expect(output.text.trim()).toMatch(new RegExp(`^PORT is "${value}", but has to be a number`));
  });

  it('says how to build a site that is not there', async () => {
    const { output, exit } = serve({}, join(dir, 'nowhere'));
    expect(await exit).toBe(1);
    expect(output.text.trim()).toMatch(
      /index\.html is missing\. Build the site first: npm run build$/,
    );
  });

  it.runIf(process.platform !== 'win32').each(['SIGINT', 'SIGTERM'] as const)(
    'finishes running downloads after %s, takes no new ones, and ends with 0',
    async (signal) => {
      const { child, output, exit } = serve({ PORT: '0' });
      await vi.waitFor(
        () => expect(output.text).toMatch(/^Falaj is at http:\/\/localhost:\d+\n$/),
        {
          timeout: 15_000,
        },
      );
      const own = Number(/:(\d+)\n/.exec(output.text)?.[1]);
      const socket = connect(own).pause();
      socket.write('GET /long.mp4 HTTP/1.1\r\nHost: x\r\n\r\n');
      await sleep(300);
      child.kill(signal);
      await sleep(300);
      await expect(ask(own, '/contact')).rejects.toThrow('ECONNREFUSED');
      expect(child.exitCode).toBeNull();
      let received = 0;
      for await (const chunk of socket) received += chunk.length;
      expect(received).toBeGreaterThan(40_000_000);
      const finished = performance.now();
      expect(await exit).toBe(0);
      // Not after the five seconds that a connection is kept for the next request.
      expect(performance.now() - finished).toBeLessThan(4000);
    },
  );
});
