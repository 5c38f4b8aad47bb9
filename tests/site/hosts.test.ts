import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseHeadersFile } from '../../deploy/hosts/headers-file.ts';
import { converse } from '../unit/conversation.ts';
import { type Answer, ask } from '../unit/static-site.ts';
import { DESK_RATE, HOSTS, openHost } from './support/hosts.ts';
import { CONFIGURED, EVERYWHERE, OURS } from './support/requests.ts';

const policy = Object.fromEntries(
  parseHeadersFile(readFileSync('dist/_headers', 'utf8')).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]),
);

/** The file at an address of the built site. */
const fileAt = (path: string, folder: string) => {
  const name = path.replace(/^https?:\/\/[^/]*|\?.*$/g, '').replace(/^\/$/, '/index');
  return readFileSync(`${folder}${/\.\w+$/.test(name) ? name : `${name}.html`}`);
};

const decoded = ({ headers, body }: Answer) => {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
};

for (const host of HOSTS)
  describe.skipIf(!host.tried)(`on ${host.name}`, () => {
    let opened: Awaited<ReturnType<typeof openHost>>;
    beforeAll(async () => {
      opened = await openHost(host);
    });
    afterAll(() => opened?.stop());
    const get = (path: string, coding = 'identity') =>
      ask(opened.port, path, { headers: { 'Accept-Encoding': coding } });

    /**
     * Sends what a row of the table describes.
     * @returns beside the answer that without conditions, `whole`
     */
    async function send(asked: string) {
      const [line = '', ...pairs] = asked.split(' | ');
      const [path = '', method = 'GET'] = line.split(' ').reverse();
      const given = Object.fromEntries(pairs.map((pair) => pair.split(/: ?(.*)/)));
      const whole = await get(path, given['accept-encoding']);
      const brotli = asked.includes('%B') ? await get(path, 'br') : whole;
      const filled = Object.entries(given).map(([name, value]) => [
        name,
        `${value}`
          .replace('%E', `${whole.headers.etag}`)
          .replace('%B', `${brotli.headers.etag}`)
          .replace('%M', `${whole.headers['last-modified']}`),
      ]);
      const headers = { 'accept-encoding': 'identity', ...Object.fromEntries(filled) };
      return { method, path, whole, answer: await ask(opened.port, path, { method, headers }) };
    }

    const rows = [
      ...EVERYWHERE,
      ...(host.isConfigured ? CONFIGURED : []),
      ...(host.isOurs ? OURS : []),
    ];
    test.each(rows)('%s: %i', async (asked, status, has = {}) => {
      const { method, path, whole, answer } = await send(asked);
      const { headers, body } = answer;
      expect(answer.status).toBe(status);
      for (const [name, value] of Object.entries(has)) expect(headers[name], name).toBe(value);
      if (headers['content-type'] === 'text/html; charset=utf-8')
        expect(headers).toMatchObject(policy);
      if (host.isOurs) expect(headers['x-frame-options']).toBe('DENY');
      if (method === 'HEAD') {
        expect(body).toHaveLength(0);
        expect(headers['content-length']).toBe(whole.headers['content-length']);
      } else if (status === 200) {
        const hasForm = host.besideDesk && path.includes('/contact');
        expect(decoded(answer)).toEqual(fileAt(path, hasForm ? 'dist-hosts/desk-pages' : 'dist'));
      } else if (status === 206) {
        const [from = 0, to = 0] = (headers['content-range']?.match(/\d+/g) ?? []).map(Number);
        expect(body).toEqual(whole.body.subarray(from, to + 1));
      } else if (status === 304) {
        expect(body).toHaveLength(0);
        for (const name of ['etag', 'cache-control', 'content-security-policy'])
          expect(headers[name], name).toBe(whole.headers[name]);
      } else if (status === 404) {
        expect(decoded(answer)).toEqual(
          fileAt(path.startsWith('/ar/') ? '/ar/404' : '/404', 'dist'),
        );
        expect(headers['content-type']).toBe('text/html; charset=utf-8');
        expect(headers['cache-control']).toBe(host.keepsMissing);
      }
    });

    test.runIf(host.isOurs)(
      'a client of HTTP/1.0 gets its page and the end of the connection',
      async () => {
        const [answer] = await converse(opened.port, 'GET /contact HTTP/1.0\r\n\r\n').answers();
        expect(answer?.status).toBe(200);
      },
    );

    test.runIf(host.isOurs)(
      'other files have the policy of pages without its hashes, which they have no use for',
      async () => {
        const { 'content-security-policy': ofPages = '' } = policy;
        const { headers } = await get('/llms.txt');
        expect(headers['content-security-policy']).toBe(ofPages.replace(/ 'sha256-[^']*'/g, ''));
      },
    );

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
        expect(headers).toMatchObject(policy);
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
