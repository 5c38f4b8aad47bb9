import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { DeskContext } from '../context.ts';
import { openStaff } from '../staff/open-staff.ts';
import { type Office, openOffice, Person } from './support/office.ts';

let office: Office;
let owner: Awaited<ReturnType<Office['owner']>>['person'];
let answerer: Awaited<ReturnType<Office['colleague']>>;
let reader: Awaited<ReturnType<Office['colleague']>>;

beforeAll(async () => {
  office = await openOffice();
  owner = (await office.owner()).person;
  answerer = await office.colleague('answerer', 'Amal Answerer');
  reader = await office.colleague('reader', 'Rami Reader');
});
afterAll(() => office.close());

/** Every act that changes something, with the least role that may do it. */
const ACTS: [role: 'answerer' | 'owner', method: string, path: string, body?: unknown][] = [
  ['answerer', 'PATCH', '/enquiries/x', { status: 'open' }],
  ['answerer', 'POST', '/enquiries/bulk', { ids: ['x'], status: 'open' }],
  ['answerer', 'POST', '/enquiries/x/notes', { text: 'Note' }],
  ['answerer', 'POST', '/enquiries/x/answers', {}],
  ['answerer', 'POST', '/outbox/x/retry'],
  ['answerer', 'POST', '/outbox/retry'],
  ['owner', 'GET', '/staff'],
  ['owner', 'POST', '/invitations', { name: 'Friend', role: 'owner' }],
  ['owner', 'DELETE', '/invitations/x'],
  ['owner', 'PATCH', '/staff/x', { role: 'owner' }],
  ['owner', 'PUT', '/settings', { templates: [], seen: 0 }],
  ['owner', 'POST', '/people/export', { email: 'a@b.example' }],
  ['owner', 'POST', '/people/erase', { email: 'a@b.example' }],
  ['owner', 'POST', '/enquiries/export', { view: 'all' }],
  ['owner', 'GET', '/news'],
  ['owner', 'POST', '/news/preview', { subject: 'News', text: 'Words' }],
  ['owner', 'POST', '/news', { id: 'x', page: '', subject: 'News', text: 'Words' }],
];

test.each(ACTS)(
  '%s: %s %s is refused to those below, and to nobody in particular',
  async (role, method, path, body) => {
    const nobody = await office.newPerson().ask(method, path, body);
    expect([nobody.status, nobody.json]).toEqual([401, { error: 'sign-in' }]);
    const below = role === 'owner' ? [reader, answerer] : [reader];
    for (const { person } of below) {
      const refused = await person.ask(method, path, body);
      expect([refused.status, refused.json]).toEqual([403, { error: 'role' }]);
    }
    expect(await office.acts()).toContainEqual({ act: 'request.refused', why: 'role', method });
  },
);

test('what another site makes a browser send is refused and noted, and changes nothing', async () => {
  const id = await office.enquiry();
  const change = { status: 'closed' };
  const foreign = [
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
    { origin: '' },
  ];
  for (const headers of foreign) {
    const refused = await owner.ask('PATCH', `/enquiries/${id}`, change, headers as never);
    expect([refused.status, refused.json], JSON.stringify(headers)).toEqual([
      403,
      { error: 'origin' },
    ]);
  }
  const read = await owner.ask('GET', `/enquiries/${id}`, undefined, {
    'sec-fetch-site': 'cross-site',
  });
  expect(read.status).toBe(403);
  expect((await owner.ask('GET', `/enquiries/${id}`)).json.enquiry.status).toBe('new');
  expect(await office.acts()).toContainEqual({
    act: 'request.refused',
    why: 'origin',
    method: 'PATCH',
  });
});

test.each([
  ['Host', 'https://site.example', 'host', 'localhost:4321'],
  ['DESK_ORIGIN', 'https://desk.example', 'origin', 'https://site.example'],
])(
  'where the inbox is opened elsewhere, log and page say that %s is wrong',
  async (setting, opened, error, is) => {
    const lines: unknown[] = [];
    const log: DeskContext['log'] = (event, about) => void lines.push({ event, ...about });
    const staff = await openStaff({ ...office.context, log }, 'none');
    onTestFinished(staff.stop);
    const person = new Person((request) => staff.app.fetch(request));
    const headers = { host: 'localhost:4321', origin: opened };
    for (let n = 0; n < 2; n += 1) {
      const refused = await person.ask('POST', '/sign-in/begin', undefined, headers);
      expect([refused.status, refused.json]).toEqual([403, { error }]);
    }
    const said = { event: 'inbox opened elsewhere', opened, is };
    expect(lines).toMatchObject([said, {}, {}]);
    expect(lines[0]).toHaveProperty('setting', expect.stringContaining(setting));
  },
);

test('a form of another site cannot pass for JSON', async () => {
  const id = await office.enquiry();
  const headers = { 'content-type': 'text/plain' };
  const refused = await owner.ask('PATCH', `/enquiries/${id}`, { status: 'closed' }, headers);
  expect([refused.status, refused.json]).toEqual([400, { error: 'request' }]);
});

test('fields that nobody knows, endless texts and broken bodies are refused', async () => {
  const id = await office.enquiry();
  const bodies = [
    { status: 'answered', first_answer_at: 1 },
    { status: 'erased' },
    { assignee: { $ne: null } },
    { snoozedUntil: 1e300 },
    'text',
    null,
  ];
  for (const body of bodies) {
    expect((await owner.ask('PATCH', `/enquiries/${id}`, body)).status).toBe(400);
  }
  const long = { text: 'x'.repeat(300_000) };
  expect((await owner.ask('POST', `/enquiries/${id}/notes`, long)).status).toBe(400);
  for (const filter of [{ view: 'secret' }, { q: { $ne: '' } }, { order: 'asc' }]) {
    expect((await owner.ask('POST', '/enquiries/search', filter)).status).toBe(400);
  }
});

test('a role that was taken away, and an account that was closed, end at once', async () => {
  const { person, id, key } = await office.colleague('answerer', 'Short Stay');
  const enquiry = await office.enquiry({ assignee: id });
  expect((await owner.ask('PATCH', `/staff/${id}`, { role: 'reader' })).status).toBe(204);
  expect((await person.ask('GET', '/me')).status).toBe(401);
  await person.signIn(key);
  expect((await person.ask('GET', '/me')).json.account.role).toBe('reader');
  await owner.ask('PATCH', `/staff/${id}`, { disabled: true });
  expect((await person.ask('GET', '/me')).status).toBe(401);
  expect((await person.signIn(key)).status).toBe(401);
  expect((await owner.ask('GET', `/enquiries/${enquiry}`)).json.enquiry.assignee).toBeNull();
});

test('the last owner cannot go, and an invitation can be taken back', async () => {
  const { json } = await owner.ask('GET', '/staff');
  const self = json.accounts.find(({ role }: { role: string }) => role === 'owner').id;
  for (const change of [{ role: 'reader' }, { disabled: true }]) {
    const refused = await owner.ask('PATCH', `/staff/${self}`, change);
    expect([refused.status, refused.json]).toEqual([409, { error: 'last-owner' }]);
  }
  const made = await owner.ask('POST', '/invitations', { name: 'Guest', role: 'reader' });
  const { json: after } = await owner.ask('GET', '/staff');
  const [{ id }] = after.invitations;
  await owner.ask('DELETE', `/invitations/${encodeURIComponent(id)}`);
  const late = await office.newPerson().join(office.secretOf(made.json.link), 'Guest');
  expect(late.status).toBe(410);
});

test('the last passkey stays; without another one it cannot be removed', async () => {
  const { person, key } = reader;
  const refused = await person.ask('DELETE', `/passkeys/${key.id}`);
  expect([refused.status, refused.json]).toEqual([409, { error: 'last-passkey' }]);
  const other = await answerer.person.ask('DELETE', `/passkeys/${key.id}`);
  expect(other.status).toBe(404);
});

test('the inbox is not for search engines, and says what it may load', async () => {
  for (const path of ['/desk', '/desk/enquiries/1', '/desk/api/me']) {
    const { headers } = await office.app.request(`http://localhost${path}`);
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
  }
});
