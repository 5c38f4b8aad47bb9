import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openInboxFiles } from '../staff/inbox-files.ts';
import { newCode, newToken } from '../staff/token.ts';
import { Authenticator } from './support/authenticator.ts';
import { freshFile } from './support/databases.ts';
import { asForm, asJson, message, openTestDesk } from './support/desk.ts';
import { type Office, ORIGIN, openOffice } from './support/office.ts';

/** What docs/security.md says of the staff's part and is shown nowhere else. */

let office: Office;
let owner: Awaited<ReturnType<Office['owner']>>;

beforeAll(async () => {
  const fresh = async () => ({ ...(await freshFile()), DESK_PROXIES: '1' });
  office = await openOffice(fresh);
  owner = await office.owner();
});
afterAll(() => office.close());

const from = (address: string) => ({ 'x-forwarded-for': address });

test('an account whose passkey is tried from many addresses is locked, for every address', async () => {
  const { key } = await office.colleague('answerer', 'Amal Answerer');
  const tries = async (who: Authenticator, address: string) => {
    const person = office.newPerson();
    const { json } = await person.ask('POST', '/sign-in/begin', undefined, from(address));
    const response = { ...who.get(json.options), id: key.id, rawId: key.id };
    return person.ask('POST', '/sign-in', { id: json.id, response }, from(address));
  };
  for (let n = 0; n < 10; n += 1) {
    expect((await tries(new Authenticator(ORIGIN), `10.0.0.${n}`)).status).toBe(401);
  }
  const locked = await tries(key, '10.0.1.1');
  expect([locked.status, locked.json]).toEqual([429, { error: 'locked' }]);
  expect(await office.acts()).toContainEqual({ act: 'sign-in.locked', kind: 'account' });
});

test('sign-in counts what an address asks, and lets it wait', async () => {
  const person = office.newPerson();
  const begin = () => person.ask('POST', '/sign-in/begin', undefined, from('10.0.2.1'));
  for (let n = 0; n < 100; n += 1) expect((await begin()).status).toBe(200);
  const refused = await begin();
  expect([refused.status, refused.json]).toEqual([429, { error: 'locked' }]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('signing out tells the browser to forget what it kept', async () => {
  const person = office.newPerson();
  await person.signIn(owner.key);
  const { headers } = await person.ask('POST', '/sign-out');
  expect(headers.get('clear-site-data')).toBe('"cache"');
});

test('methods that an address does not have are refused, and no answer says what it runs on', async () => {
  for (const method of ['PUT', 'DELETE', 'OPTIONS', 'PROPFIND']) {
    const { status, headers } = await owner.person.ask(method, '/enquiries/search');
    expect([404, 405]).toContain(status);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
  const { headers } = await owner.person.ask('GET', '/me');
  for (const name of ['server', 'x-powered-by', 'via']) expect(headers.get(name)).toBeNull();
});

test('what goes wrong inside is one word outside', async () => {
  const broken = await openOffice();
  const { person } = await broken.owner();
  await broken.close();
  const answer = await person.ask('GET', '/figures');
  expect([answer.status, answer.json]).toEqual([503, { error: 'away' }]);
});

test('who looked at lists and enquiries is noted, once an hour, without what was looked for', async () => {
  const { person } = await office.colleague('reader', 'Rami Reader');
  for (let n = 0; n < 3; n += 1) await person.ask('POST', '/enquiries/search', { q: 'Haddad' });
  const listed = async () => (await office.acts()).filter(({ act }) => act === 'enquiries.listed');
  expect(await listed()).toEqual([{ act: 'enquiries.listed' }]);
  const id = await office.enquiry();
  for (let n = 0; n < 3; n += 1) await person.ask('GET', `/enquiries/${id}`);
  const read = (await office.acts()).filter(({ act }) => act === 'enquiry.read');
  expect(read).toEqual([{ act: 'enquiry.read' }]);
});

test('the page of the inbox is kept by nobody, its files for long', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'desk-inbox-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<h1>Inbox</h1>');
  writeFileSync(join(folder, 'assets', 'main-1.js'), 'void 0;');
  const app = new Hono().get('/desk/*', await openInboxFiles(folder));
  const kept = async (path: string) =>
    (await app.request(`http://localhost${path}`)).headers.get('cache-control');
  expect(await kept('/desk/enquiries/1')).toBe('no-store');
  expect(await kept('/desk/assets/main-1.js')).toContain('immutable');
  expect((await app.request('http://localhost/desk/assets/../../settings.ts')).status).toBe(404);
});

test('what signs somebody in cannot be guessed, and is never made twice', () => {
  const tokens = Array.from({ length: 500 }, newToken);
  expect(new Set(tokens).size).toBe(500);
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const signs = Array.from({ length: 500 }, newCode).join('').replaceAll('-', '');
  expect(signs).toHaveLength(500 * 16);
  // Each of the 32 signs comes as often as the others, give or take.
  for (const sign of new Set(signs)) expect(signs.split(sign).length).toBeGreaterThan(150);
  expect(new Set(signs).size).toBe(32);
});

test('the log holds lines of JSON and no word of a visitor, whatever they wrote', async () => {
  const lines: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(`${text}`);
    return true;
  });
  const desk = await openTestDesk({
    ...(await freshFile()),
    DESK_LOG: 'json',
    // Nobody listens there: what is said of a failed mail is in the log as well.
    SMTP_URL: 'smtp://127.0.0.1:9',
  });
  const evil = 'Layla"}\n{"event":"sign-in';
  const fields = { 'first-name': evil, email: 'layla.secret@company.example' };
  await desk.ask('/api/in', asJson({ ...message(fields), consent: true }));
  await desk.ask('/api/in', asForm({ ...message(fields).fields, website: 'spam' }));
  await vi.waitFor(() => expect(lines.join('')).toContain('mail failed'));
  write.mockRestore();
  const ours = lines.filter((line) => line.startsWith('{"at"'));
  expect(ours.length).toBeGreaterThan(2);
  for (const line of ours) {
    expect(line.trimEnd().split('\n')).toHaveLength(1);
    expect(JSON.parse(line).event).not.toBe('sign-in');
    expect(line).not.toMatch(/layla|company\.example|127\.0\.0\.1:\d+.*layla/i);
  }
});
