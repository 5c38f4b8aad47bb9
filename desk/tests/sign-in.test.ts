import { afterAll, beforeAll, expect, test } from 'vitest';
import { Authenticator } from './support/authenticator.ts';
import { onEachDatabase } from './support/databases.ts';
import { type Office, ORIGIN, openOffice } from './support/office.ts';

onEachDatabase((fresh) => {
  let office: Office;
  let owner: Awaited<ReturnType<Office['owner']>>;

  beforeAll(async () => {
    office = await openOffice(fresh);
    owner = await office.owner();
  });
  afterAll(() => office.close());

  const HOUR = 60 * 60_000;

  /** Whoever just came in can read the inbox. */
  const reads = async (person: typeof owner.person) =>
    (await person.ask('GET', '/me')).status === 200;

  test('the first link makes one owner, and is used up', async () => {
    const { json } = await owner.person.ask('GET', '/me');
    expect(json.account).toMatchObject({ name: 'Olga Owner', role: 'owner' });
    const late = await office.newPerson().join(office.secretOf(office.firstLink), 'Second');
    expect([late.status, late.json]).toEqual([410, { error: 'invitation' }]);
  });

  test('the session cookie is for this host alone, and no script reads it', async () => {
    const person = office.newPerson();
    const { status, headers } = await person.signIn(owner.key);
    expect(status).toBe(204);
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-desk=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('a passkey answer that is sent again is refused and noted', async () => {
    const person = office.newPerson();
    const { body } = await person.signIn(owner.key);
    const thief = office.newPerson();
    const again = await thief.ask('POST', '/sign-in', body);
    expect([again.status, again.json]).toEqual([401, { error: 'passkey' }]);
    expect(thief.cookie).toBe('');
    expect(await office.acts()).toContainEqual({ act: 'sign-in.refused', why: 'challenge' });
  });

  test('a passkey answer made at another site is refused', async () => {
    const { key } = owner;
    const person = office.newPerson();
    const { json } = await person.ask('POST', '/sign-in/begin');
    const answer = key.get(json.options);
    const client = JSON.parse(
      Buffer.from(answer.response.clientDataJSON as string, 'base64url').toString(),
    );
    client.origin = 'https://evil.example';
    answer.response.clientDataJSON = Buffer.from(JSON.stringify(client)).toString('base64url');
    const refused = await person.ask('POST', '/sign-in', { id: json.id, response: answer });
    expect(refused.status).toBe(401);
  });

  test('somebody else’s key under a known id is refused', async () => {
    const person = office.newPerson();
    const { json } = await person.ask('POST', '/sign-in/begin');
    const other = new Authenticator(ORIGIN);
    const response = { ...other.get(json.options), id: owner.key.id, rawId: owner.key.id };
    const refused = await person.ask('POST', '/sign-in', { id: json.id, response });
    expect([refused.status, person.cookie]).toEqual([401, '']);
  });

  test('a cookie that was stolen opens nothing after sign-out, and its use is noted once', async () => {
    const person = office.newPerson();
    await person.signIn(owner.key);
    const thief = office.newPerson();
    thief.cookie = person.cookie;
    expect(await reads(thief)).toBe(true);
    await person.ask('POST', '/sign-out');
    expect(person.cookie).toBe('');
    for (const _ of [1, 2]) {
      const refused = await thief.ask('GET', '/me');
      expect([refused.status, refused.json]).toEqual([401, { error: 'sign-in' }]);
    }
    const reused = (await office.acts()).filter(({ act }) => act === 'session.reused');
    expect(reused).toHaveLength(1);
  });

  test('a recovery code works once, however it is typed', async () => {
    const [code = ''] = owner.codes;
    expect(owner.codes).toHaveLength(10);
    const person = office.newPerson();
    const typed = code.toLowerCase().replaceAll('-', ' ');
    expect((await person.ask('POST', '/recover', { code: typed })).status).toBe(204);
    expect((await person.ask('GET', '/me')).json).toMatchObject({ way: 'recovery', codesLeft: 9 });
    const again = await office.newPerson().ask('POST', '/recover', { code });
    expect([again.status, again.json]).toEqual([401, { error: 'code' }]);
  });

  test('nothing that signs somebody in stands in the database', async () => {
    const { db } = office.context;
    const rows = [
      ...(await db.selectFrom('session').select('id').execute()).map(({ id }) => id),
      ...(await db.selectFrom('recovery_code').select('digest').execute()).map((row) => row.digest),
    ];
    expect(rows).not.toContain(owner.person.cookie.split('=')[1]);
    for (const code of owner.codes) expect(rows).not.toContain(code.replaceAll('-', ''));
  });

  test('a session ends after half an idle hour, and after twelve hours in any case', async () => {
    const idle = office.newPerson();
    await idle.signIn(owner.key);
    office.wait(HOUR * 0.45);
    expect(await reads(idle)).toBe(true);
    office.wait(HOUR * 0.55);
    expect(await reads(idle)).toBe(false);
    const busy = office.newPerson();
    await busy.signIn(owner.key);
    for (let passed = 0; passed < 12; passed += 0.4) {
      expect(await reads(busy)).toBe(true);
      office.wait(HOUR * 0.4);
    }
    office.wait(HOUR * 0.1);
    expect(await reads(busy)).toBe(false);
  });

  test('ten failures lock an address for a quarter of an hour, even for the right code', async () => {
    const person = office.newPerson();
    for (let tries = 0; tries < 10; tries += 1) {
      await person.ask('POST', '/recover', { code: 'WRONG-CODE' });
    }
    const [, , code = ''] = owner.codes;
    const locked = await person.ask('POST', '/recover', { code });
    expect([locked.status, locked.json]).toEqual([429, { error: 'locked' }]);
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(800);
    expect(await office.acts()).toContainEqual({ act: 'sign-in.locked', kind: 'address' });
    office.wait(HOUR / 4 + 1000);
    expect((await person.ask('POST', '/recover', { code })).status).toBe(204);
  });
});
