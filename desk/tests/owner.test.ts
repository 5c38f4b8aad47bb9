import { afterAll, beforeAll, expect, test } from 'vitest';
import { cell } from '../staff/csv.ts';
import { Authenticator } from './support/authenticator.ts';
import { onEachDatabase } from './support/databases.ts';
import { type Office, ORIGIN, openOffice } from './support/office.ts';

type Owner = Awaited<ReturnType<Office['owner']>>;

onEachDatabase((fresh) => {
  let office: Office;
  let owner: Owner;

  beforeAll(async () => {
    office = await openOffice(fresh);
    owner = await office.owner();
  });
  afterAll(() => office.close());

  /** The e-mails of a purpose, in the order they were written. */
  const mailsFor = async (purpose: string) => {
    const rows = await office.context.db
      .selectFrom('outbox')
      .select('content')
      .where('purpose', '=', purpose)
      .orderBy('created_at')
      .execute();
    return rows.map(({ content }) => JSON.parse(content) as { to: string; text: string });
  };

  test('the list as a table: what a filter finds, whole, without formulas, and noted', async () => {
    const evil = '=cmd|" /C calc"!A0';
    await office.enquiry({
      country: 'OM',
      company: evil,
      message: 'One, "two"\nthree',
      received_at: Date.parse('2026-12-31T21:30:00Z'),
    });
    for (let index = 0; index < 520; index += 1) await office.enquiry({ country: 'KW' });
    const ask = async (filter: object) => {
      const { headers } = await owner.person.ask('POST', '/enquiries/export', filter);
      const text = await office.app.request('http://localhost/desk/api/enquiries/export', {
        method: 'POST',
        headers: {
          host: 'localhost',
          origin: ORIGIN,
          cookie: owner.person.cookie,
          'content-type': 'application/json',
        },
        body: JSON.stringify(filter),
      });
      return { headers, text: await text.text() };
    };
    const { headers, text } = await ask({ view: 'all', country: 'OM' });
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toContain('attachment');
    expect(headers.get('cache-control')).toBe('no-store');
    const [names = ''] = text.slice(1).split('\r\n');
    expect(names.split(',')).toEqual(expect.arrayContaining(['"Company"', '"Answer by"']));
    expect(text).toContain('"\t=cmd|"" /C calc""!A0"');
    expect(text, 'on the clock of the office').toContain('"2027-01-01T01:30:00+04:00"');
    expect(text).toContain('"One, ""two""\nthree"');
    expect(text.match(/\r\n/g)).toHaveLength(2);
    const many = await ask({ view: 'all', country: 'KW' });
    expect(many.text.match(/\r\n/g)).toHaveLength(521);
    expect(await office.acts()).toContainEqual({
      act: 'enquiries.exported',
      count: 520,
      view: 'all',
    });
    expect((await owner.person.ask('POST', '/enquiries/export', { view: 'no' })).status).toBe(400);
  });

  test('an issue is shown as a subscriber gets it, and sent once however often it is asked for', async () => {
    const { db, context } = { db: office.context.db, context: office.context };
    const at = context.now() - 1;
    await db
      .insertInto('subscriber')
      .values({
        id: 'subscriber-1',
        email: 'reader@mail.example',
        person: 'reader@mail.example',
        state: 'confirmed',
        asked_at: at,
        confirmed_at: at,
        consent_text: '',
        consent_version: '',
        page: '/',
        language: 'en',
      })
      .execute();
    const { json } = await owner.person.ask('GET', '/news');
    const [article] = json.articles;
    expect(json).toMatchObject({ subscribers: 1, issues: [], waiting: 0 });
    expect(article.text).toContain('https://site.example/resources/blog/one');
    const words = { subject: article.subject, text: article.text };
    const shown = (await owner.person.ask('POST', '/news/preview', words)).json;
    const issue = { id: crypto.randomUUID(), page: article.page, ...words };
    for (const _ of [1, 2]) {
      expect((await owner.person.ask('POST', '/news', issue)).status).toBe(204);
    }
    const sent = await mailsFor('issue');
    expect(sent).toHaveLength(1);
    const plain = (text = '') => text.replace(/\/leave\/\S+/, '');
    expect(plain(sent[0]?.text)).toBe(plain(shown.text));
    const after = (await owner.person.ask('GET', '/news')).json;
    expect(after.issues).toMatchObject([{ page: article.page, recipients: 1 }]);
    const acts = (await office.acts()).filter(({ act }) => act === 'issue.sent');
    expect(acts).toHaveLength(1);
  });

  test('people see where they are signed in, and sign out there, in one place or all others', async () => {
    const phone = office.newPerson();
    const headers = { 'user-agent': 'Mozilla/5.0 (iPhone) AppleWebKit Version/26.0 Safari/604.1' };
    const { json } = await phone.ask('POST', '/sign-in/begin');
    const response = owner.key.get(json.options);
    await phone.ask('POST', '/sign-in', { id: json.id, response }, headers);
    const tablet = office.newPerson();
    await tablet.signIn(owner.key);
    const stranger = await office.colleague('reader', 'Rami Reader');

    const list = async () => (await owner.person.ask('GET', '/sessions')).json;
    const isIn = async (person: typeof phone) => (await person.ask('GET', '/me')).status === 200;
    const before = await list();
    expect(before.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent).sort()).toEqual([
      false,
      false,
      true,
    ]);
    const onPhone = before.find(({ browser }: { browser: string }) => browser === 'Safari, iPhone');
    expect((await stranger.person.ask('DELETE', `/sessions/${onPhone.id}`)).status).toBe(404);
    expect((await owner.person.ask('DELETE', `/sessions/${onPhone.id}`)).status).toBe(204);
    expect([await isIn(phone), await isIn(tablet)]).toEqual([false, true]);
    expect((await owner.person.ask('DELETE', '/sessions')).status).toBe(204);
    expect([await isIn(tablet), await isIn(owner.person)]).toEqual([false, true]);
    expect(await isIn(stranger.person)).toBe(true);
    expect(await list()).toHaveLength(1);
    expect(await office.acts()).toContainEqual({ act: 'session.ended', sessions: 1 });
  });

  test('whoever’s keys change is told by e-mail: at their address, or through the office', async () => {
    const { person, key } = await office.colleague('answerer', 'Amal Answerer');
    const told = async () => (await mailsFor('keys')).filter(({ text }) => text.startsWith('Amal'));
    await person.ask('POST', '/codes');
    const email = 'amal@site.example';
    expect((await person.ask('PUT', '/address', { email: 'nobody' })).status).toBe(400);
    expect((await person.ask('PUT', '/address', { email })).status).toBe(204);
    expect((await person.ask('GET', '/me')).json.account.email).toBe(email);
    const second = new Authenticator(ORIGIN);
    const { json } = await person.ask('POST', '/passkeys/begin');
    const body = { id: json.id, label: 'Phone', response: second.create(json.options) };
    expect((await person.ask('POST', '/passkeys', body)).status).toBe(204);
    expect((await person.ask('DELETE', `/passkeys/${key.id}`)).status).toBe(204);
    const { codes } = (await person.ask('POST', '/codes')).json;
    await office.newPerson().ask('POST', '/recover', { code: codes[0] });
    const mails = (await told()).map(({ to, text }) => [to, text.split(': ')[1]]);
    const office1 = 'office@site.example';
    expect(mails.slice(0, 2)).toEqual([
      [office1, 'made'],
      [office1, 'address'],
    ]);
    expect(mails.slice(2).map(([to]) => to)).toEqual([email, email, email, email]);
    expect(mails.slice(2).map(([, what]) => what)).toEqual(['added', 'removed', 'made', 'used']);
  });
});

test.each([
  ['+971 50 123 4567', '"\t+971 50 123 4567"'],
  ['-Dash', '"\t-Dash"'],
  ['- "first"', '"\t- ""first"""'],
  ['@SUM(A1)', '"\t@SUM(A1)"'],
  ['\r\n=1', '"\t\r\n=1"'],
  ['\u200B=1', '"\t\u200B=1"'],
  ['＝1', '"\t＝1"'],
  ['a=1', '"a=1"'],
  ['', '""'],
])('%j is the cell %j', (value, expected) => {
  expect(cell(value)).toBe(expected);
});
