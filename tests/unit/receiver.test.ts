import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteFile } from '../../src/schemas/site/site.ts';
import { freePort } from '../support/free-port.ts';
import { until } from './until.ts';

const DEV = 'http://localhost:4321';
const guide = readFileSync('docs/forms.md', 'utf8');
const [, code = ''] = /^```js\n([\s\S]*?)^```$/m.exec(guide) ?? [];
const [, example = ''] = /^```json\n([\s\S]*?)^```$/m.exec(guide) ?? [];

const folder = mkdtempSync(join(tmpdir(), 'falaj-receiver-'));
let address: string;
let receiver: ReturnType<typeof spawn>;

beforeAll(async () => {
  const port = await freePort();
  address = `http://localhost:${port}`;
  writeFileSync(join(folder, 'receiver.mjs'), code);
  const env = { PORT: String(port) };
  receiver = spawn(process.execPath, ['receiver.mjs'], { cwd: folder, env });
  await until(() => fetch(address, { method: 'OPTIONS' }));
}, 20_000);

afterAll(() => receiver.kill());

const post = (body: string, key = 'a') =>
  fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body,
  });

describe('the receiver of the guide to forms', () => {
  it('may be asked by the site in development', async () => {
    const { status, headers } = await fetch(address, { method: 'OPTIONS' });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(DEV);
    expect(headers.get('access-control-allow-headers')).toContain('idempotency-key');
  });

  it('keeps a message once, however often it is sent', async () => {
    expect((await post(example)).status).toBe(204);
    expect((await post(example)).status).toBe(204);
    const kept = readFileSync(join(folder, 'enquiries.jsonl'), 'utf8').trim();
    expect(JSON.parse(kept.replaceAll('\n', ''))).toEqual(JSON.parse(example));
  });

  it.each(['{"fields":{"email":"nobody"}}', 'null', 'no JSON'])('refuses %s', async (body) => {
    const answer = await post(body, body);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toHaveProperty('errors.email');
  });
});

describe('the endpoint in content/site.yaml', () => {
  const accepts = (endpoint: string) => siteFile.shape.endpoint.safeParse(endpoint).success;

  it.each([
    ['https://forms.example.com/in', true],
    ['http://localhost:8787', true],
    ['http://127.0.0.1:8787/in', true],
    ['http://forms.example.com/in', false],
    ['http://localhost.example.com/in', false],
    ['ftp://localhost/in', false],
    ['localhost:8787', false],
  ])('%s: %s', (endpoint, fits) => {
    expect(accepts(endpoint)).toBe(fits);
  });
});
