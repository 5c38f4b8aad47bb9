import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseHeadersFile } from '../../deploy/hosts/headers-file.ts';
import { ask } from '../unit/static-site.ts';
import { DESK_RATE, HOSTS, openHost } from './support/hosts.ts';

const policy = parseHeadersFile(readFileSync('dist/_headers', 'utf8')).map(
  ([name, value]) => [name.toLowerCase(), value] as const,
);
const script = readdirSync('dist/_astro').find((name) => name.endsWith('.js'));

for (const host of HOSTS)
  describe.skipIf(!host.tried)(`on ${host.name}`, () => {
    let opened: Awaited<ReturnType<typeof openHost>>;
    beforeAll(async () => {
      opened = await openHost(host);
    });
    afterAll(() => opened?.stop());
    const get = (path: string, coding = 'identity') =>
      ask(opened.port, path, { headers: { 'Accept-Encoding': coding } });

    test.each(['/', '/contact', '/industries/energy'])(
      '%s has the headers of the build and is asked for again each time',
      async (path) => {
        const { status, headers, body } = await get(path);
        expect(status).toBe(200);
        expect(headers).toMatchObject(Object.fromEntries(policy));
        expect(headers['content-type']).toBe('text/html; charset=utf-8');
        expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
        const hasForm = host.besideDesk && path === '/contact';
        const folder = hasForm ? 'dist-hosts/desk-pages' : 'dist';
        expect(body).toEqual(readFileSync(`${folder}${path === '/' ? '/index' : path}.html`));
      },
    );

    test.each([
      ['/contact/', '/contact'],
      ['/contact.html', '/contact'],
      ['/contact/?topic=audit', '/contact?topic=audit'],
      ['/index.html', '/'],
    ])('%s leads to %s', async (path, address) => {
      const { status, headers } = await get(path);
      expect([status, headers.location]).toEqual([308, address]);
    });

    test('an unknown address has the not-found page, with the same headers', async () => {
      const { status, headers, body } = await get('/no-such-page');
      expect(status).toBe(404);
      expect(headers).toMatchObject(Object.fromEntries(policy));
      expect(headers['cache-control']).toBe(host.keepsMissing);
      expect(body).toEqual(readFileSync('dist/404.html'));
    });

    test('a file with a hash in its name is kept for a year', async () => {
      const { status, headers } = await get(`/_astro/${script}`);
      expect(status).toBe(200);
      expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    });

    test('text is compressed for who can read it', async () => {
      expect((await get('/contact', 'gzip')).headers['content-encoding']).toBe('gzip');
    });

    test('what only the desk fills in, or reads, has no address', async () => {
      const names = readdirSync('dist-hosts/desk').filter((name) => name.includes('.'));
      expect(names.length).toBeGreaterThan(2);
      for (const name of names) {
        for (const path of [`/${name}`, `/${name.replace('.html', '')}`, `/desk-pages/${name}`]) {
          const { status, body } = await get(path);
          expect(status, path).not.toBe(200);
          expect(`${body}`).not.toContain('{{');
        }
      }
    });

    describe.skipIf(!host.besideDesk)('in front of a desk', () => {
      const post = (from: string) =>
        ask(opened.port, '/api/in', {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            'Idempotency-Key': randomBytes(16).toString('hex'),
            'X-Forwarded-For': from,
          },
          body: '{}',
        });

      test('what a form sends is answered by the desk, with the headers of the site, once', async () => {
        const { status, headers, body } = await post('192.0.2.1');
        expect([status, JSON.parse(`${body}`)]).toEqual([422, { errors: expect.any(Object) }]);
        expect(headers).toMatchObject(Object.fromEntries(policy));
        expect(headers['cache-control']).toBe('no-store');
      });

      test('the address that a visitor writes into a header is not believed', async () => {
        const answers: (number | undefined)[] = [];
        for (let n = 0; n <= DESK_RATE; n += 1) answers.push((await post(`192.0.2.${n}`)).status);
        expect(answers.at(-1)).toBe(429);
      });

      test('pages of the desk and its inbox come from it, and no figures', async () => {
        const times = await get('/api/times');
        expect([times.status, times.headers['content-type']]).toEqual([
          200,
          'text/html; charset=UTF-8',
        ]);
        expect(`${times.body}`).not.toContain('{{');
        expect((await get('/desk/api/me')).status).toBe(401);
        const figures = await ask(opened.port, '/api/metrics', {
          headers: { Authorization: 'Bearer figures-of-tests' },
        });
        expect(figures.status).toBe(404);
        expect(`${figures.body}`).not.toContain('desk_enquiries');
      });
    });

    test('the file for the host has no address', async () => {
      const { status, body } = await get('/_headers');
      expect(status).not.toBe(200);
      expect(`${body}`).not.toContain('Content-Security-Policy:');
    });
  });
