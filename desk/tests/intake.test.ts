import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { bookingFields } from '@falaj/contract/payload.ts';
import { expect, test } from 'vitest';
import { networkOf } from '../intake/client-address.ts';
import { exportPerson } from '../privacy/person.ts';
import { freshFile, onEachDatabase } from './support/databases.ts';
import {
  asForm,
  asJson,
  booking,
  hiddenIn,
  message,
  newKey,
  openTestDesk,
} from './support/desk.ts';

/** A Monday morning in Dubai. */
const MONDAY = Date.parse('2026-11-23T06:00:00Z');

onEachDatabase((fresh) => {
  test('keeps a message with its mails before it answers', async () => {
    const { ask, db } = await openTestDesk(await fresh());
    const payload = message({
      'first-name': "O'Brien; drop table enquiry",
      message: '<b>Hi</b>\n漢字',
    });
    expect((await ask('/api/in', asJson(payload))).status).toBe(204);
    const [kept] = await db.selectFrom('enquiry').selectAll().execute();
    expect(kept).toMatchObject({
      reference: payload.reference,
      first_name: payload.fields['first-name'],
      message: payload.fields.message,
      status: 'new',
      suspect: 0,
    });
    const mails = await db.selectFrom('outbox').select(['purpose', 'state']).execute();
    expect(mails.map(({ purpose }) => purpose).sort()).toEqual(['receipt', 'team']);
  });

  test('keeps what brought an enquiry, a booking and a subscriber, also without scripts', async () => {
    const { ask, db, context } = await openTestDesk(await fresh(), () => MONDAY);
    const visit = { first: '/about', host: 'www.google.com', campaign: 'spring', gclid: 'x' };
    await ask('/api/in', asJson({ ...message(), visit }));
    await ask('/api/in', asJson({ ...booking('2026-11-25T07:00:00.000Z'), visit }));
    const news = { ...message(), kind: 'newsletter', fields: { email: 'a@b.example' }, visit };
    await ask('/api/in', asJson(news));
    const kept = {
      ...{ first_page: '/about', from_host: 'www.google.com', utm_campaign: 'spring' },
      ...{ utm_source: '', utm_medium: '', utm_content: '', utm_term: '', ref: '' },
    };
    const enquiries = () => db.selectFrom('enquiry').selectAll().orderBy('received_at').execute();
    expect(await enquiries()).toMatchObject([kept, kept]);
    const { subscriptions } = await exportPerson(context, 'a@b.example');
    expect(subscriptions).toMatchObject([kept]);
    // Whatever is wrong with it, nobody is refused.
    expect((await ask('/api/in', asJson({ ...message(), visit: 'spring' }))).status).toBe(204);
    const { headers, ...form } = asForm(message().fields);
    const referer = 'https://site.example/contact?utm_source=news&q=deed';
    await ask('/api/in', { ...form, headers: { ...headers, referer } });
    expect(await enquiries()).toContainEqual(
      expect.objectContaining({ page: '/contact', utm_source: 'news', first_page: '' }),
    );
  });

  test('takes a key once, also at the same time, and never for other words', async () => {
    const { ask, db } = await openTestDesk(await fresh());
    const [payload, key] = [message(), newKey()];
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() =>
        ask('/api/in', asJson({ ...payload, sentAt: new Date().toISOString() }, key)),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
    expect(await db.selectFrom('enquiry').select('id').execute()).toHaveLength(1);
    expect((await ask('/api/in', asJson(message(), key))).status).toBe(409);
  });

  test('notes consent with its text, version and time, and sends a link instead of adding anybody', async () => {
    const { ask, db } = await openTestDesk(await fresh());
    await ask('/api/in', asJson({ ...message({ email: 'A@b.example' }), consent: true }));
    const [kept] = await db.selectFrom('enquiry').selectAll().execute();
    expect(kept).toMatchObject({ consent: 1, consent_text: 'News, please.' });
    expect(kept?.consent_version).toMatch(/^[0-9a-f]{12}$/);
    expect(kept?.consent_at).toBeGreaterThan(0);
    const people = await db.selectFrom('subscriber').select(['person', 'state']).execute();
    expect(people).toEqual([{ person: 'a@b.example', state: 'asked' }]);
  });

  test('stores text of every script, and no control characters', async () => {
    const { ask, db } = await openTestDesk(await fresh());
    const text = 'a\u0000b\u202Ec\r\nd 🌴 ماء';
    expect((await ask('/api/in', asJson(message({ message: text })))).status).toBe(204);
    const [kept] = await db.selectFrom('enquiry').select('message').execute();
    expect(kept?.message).toBe('abc\nd 🌴 ماء');
  });

  test('an address and a name are kept without what nobody sees, however they are sent', async () => {
    const { ask, db, context } = await openTestDesk(await fresh());
    const email = '\u2060ma\u00ADilto:ke\u200Dep@c.example\u200B\uFE0D';
    const forged = { email, 'first-name': '\u200BLayla\r\nBudget: none\u2066', company: '\u2028' };
    const said = message(forged);
    const session = booking('2100-01-04T06:00:00.000Z', forged);
    const key = newKey();
    const news = { ...said, kind: 'newsletter', reference: key, fields: { email } };
    await ask('/api/in', asJson(said));
    await ask('/api/in', asForm({ ...said.fields, message: 'By form.' }));
    await ask('/api/in', asJson(news, key));
    expect(bookingFields.parse(session.fields)).toMatchObject({ email: 'keep@c.example' });
    const rows = await db.selectFrom('enquiry').selectAll().execute();
    const kept = { email: 'keep@c.example', first_name: 'Layla Budget: none', company: '' };
    expect(rows).toMatchObject([kept, kept]);
    const found = await exportPerson(context, 'keep@c.example');
    expect([found.enquiries.length, found.subscriptions.length]).toEqual([2, 1]);
    const team = found.mails.find(({ purpose }) => purpose === 'team')?.content ?? '{}';
    expect(JSON.parse(team).text).not.toMatch(/^Budget: none/m);
  });

  test('what a visitor writes is in no header of a mail', async () => {
    const { ask, db } = await openTestDesk(await fresh());
    const evil = 'x\r\nBcc: victim@else.example';
    await ask('/api/in', asJson(message({ 'first-name': evil, company: evil, interest: evil })));
    const mails = await db.selectFrom('outbox').select('content').execute();
    for (const { content } of mails) {
      const { text: _text, ...head } = JSON.parse(content);
      expect(JSON.stringify(head)).not.toContain('victim');
    }
    const bad = asJson(message({ email: 'a@b.example\r\nBcc: victim@else.example' }));
    expect((await ask('/api/in', bad)).status).toBe(422);
  });
});

test('refuses what is no request of a form', async () => {
  const { ask, db } = await openTestDesk(await freshFile());
  const whole = message();
  const many = Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`k${n}`, 'x']));
  const bodies = [
    '',
    'null',
    '[',
    `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    { ...whole, admin: true },
    { ...whole, fields: { ...whole.fields, role: 'owner' } },
    { ...whole, fields: many },
    { ...whole, kind: 'other' },
    { ...whole, reference: 'a\r\nb' },
    { ...whole, page: 'https://else.example' },
    message({ message: 'x'.repeat(20_001) }),
    message({ email: `${'x'.repeat(300)}@b.example` }),
    '{"__proto__": {"kind": "message"}}',
  ];
  for (const body of bodies) expect((await ask('/api/in', asJson(body))).status).toBe(422);
  expect((await ask('/api/in', asJson(whole, 'no key'))).status).toBe(422);
  expect((await ask('/api/in', asJson('x'.repeat(300_000)))).status).toBe(413);
  expect((await ask('/api/in', { method: 'PUT' })).status).toBe(405);
  expect(await db.selectFrom('request').selectAll().execute()).toEqual([]);
});

test('counts a text as a browser does, with one character for a line break', async () => {
  const { ask, db } = await openTestDesk(await freshFile());
  const line = 'x'.repeat(99);
  const text = `${`${line}\r\n`.repeat(199)}${line}x`;
  expect(text.replaceAll('\r\n', '\n')).toHaveLength(20_000);
  const { fields } = message({ message: text });
  expect((await ask('/api/in', asForm({ ...fields, website: '' }))).status).toBe(200);
  expect((await ask('/api/in', asJson(message({ message: `  ${text}\n\n` })))).status).toBe(204);
  const kept = await db.selectFrom('enquiry').select('message').execute();
  expect(kept.map(({ message }) => message.length)).toEqual([20_000, 20_000]);
});

test('tells a text that is too long as too long, with the limit', async () => {
  const { ask } = await openTestDesk(await freshFile());
  const long = { message: 'x'.repeat(20_001), company: 'y'.repeat(201) };
  const answer = await ask('/api/in', asJson(message(long)));
  expect(answer.status).toBe(422);
  const errors = { message: 'Message over 20,000', company: 'Company over 200' };
  expect(await answer.json()).toEqual({ errors });
  const { fields } = message(long);
  const form = await ask('/api/in', asForm({ ...fields, website: '' }));
  expect(form.status).toBe(422);
  expect(await form.text()).toContain(`<p>${errors.message}</p>`);
  const address = message({ email: `${'x'.repeat(300)}@b.example` });
  expect(await (await ask('/api/in', asJson(address))).json()).toEqual({
    errors: { email: 'E-mail over 254' },
  });
  const huge = await ask('/api/in', asForm({ ...fields, message: 'x'.repeat(300_000) }));
  expect(huge.status).toBe(413);
  expect(await huge.text()).toContain('<p>up to 20,000</p>');
});

test('keeps the beginning of a long address of a page', async () => {
  const { ask, db } = await openTestDesk(await freshFile());
  const page = `/${'x'.repeat(300)}`;
  expect((await ask('/api/in', asJson({ ...message(), page }))).status).toBe(204);
  expect(await db.selectFrom('enquiry').select('page').execute()).toEqual([
    { page: page.slice(0, 200) },
  ]);
});

test('names the fields that are wrong in the words of the form', async () => {
  const { ask } = await openTestDesk(await freshFile());
  const answer = await ask('/api/in', asJson(message({ 'first-name': ' ', email: 'nobody' })));
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({ errors: { 'first-name': 'first', email: 'whole' } });
});

test('answers a browser without scripts with a page that names the reference', async () => {
  const { ask, db } = await openTestDesk(await freshFile());
  const { fields } = message({ message: '<script>alert(1)</script>' });
  const answer = await ask('/api/in', asForm({ ...fields, website: '' }));
  expect(answer.status).toBe(200);
  const html = await answer.text();
  const [kept] = await db.selectFrom('enquiry').selectAll().execute();
  expect(html).toContain(`<dd>${kept?.reference}</dd>`);
  expect(html).not.toContain('{{');
  expect(html).not.toContain('<form');
  // The page loaded again sends the same words again.
  await ask('/api/in', asForm({ ...fields, website: '' }));
  expect(await db.selectFrom('enquiry').select('id').execute()).toHaveLength(1);
  expect((await ask('/api/in', asForm({ ...fields, email: 'nobody' }))).status).toBe(422);
});

test('marks what a trap caught, keeps it, and sends nothing to the address in it', async () => {
  const { ask, db } = await openTestDesk(await freshFile());
  await ask('/api/in', asForm({ ...message().fields, website: 'http://spam.example' }));
  await ask('/api/in', asJson({ ...message(), suspect: true }));
  const kept = await db.selectFrom('enquiry').select('suspect').execute();
  expect(kept).toEqual([{ suspect: 1 }, { suspect: 1 }]);
  const mails = await db.selectFrom('outbox').select(['purpose', 'content']).execute();
  expect(mails.map(({ purpose }) => purpose)).toEqual(['team', 'team']);
  for (const { content } of mails) expect(content).toContain('Looks odd: trap or haste');
});

test('tells one address to wait, and says how long', async () => {
  const { ask } = await openTestDesk({ ...(await freshFile()), DESK_RATE: '3', DESK_PROXIES: '1' });
  const from = (address: string) => {
    const init = asJson(message());
    return { ...init, headers: { ...init.headers, 'x-forwarded-for': `6.6.6.6, ${address}` } };
  };
  for (let n = 0; n < 3; n += 1) expect((await ask('/api/in', from('1.1.1.1'))).status).toBe(204);
  const refused = await ask('/api/in', from('1.1.1.1'));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  for (const spelled of ['1.1.1.1:50001', '::ffff:1.1.1.1', '[::ffff:101:101]:443']) {
    expect((await ask('/api/in', from(spelled))).status).toBe(429);
  }
  expect((await ask('/api/in', from('2.2.2.2'))).status).toBe(204);
  // What is no address is the proxy's own, whatever it says.
  const unknown = ['unknown', '_hidden', 'a:1', 'b'].map((one) => ask('/api/in', from(one)));
  const answers = (await Promise.all(unknown)).map(({ status }) => status);
  expect(answers.sort()).toEqual([204, 204, 204, 429]);
});

test.each([
  ['1.2.3.4', '1.2.3.4'],
  ['1.2.3.4:50001', '1.2.3.4'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['0:0:0:0:0:FFFF:1.2.3.4', '1.2.3.4'],
  ['[::ffff:102:304]:443', '1.2.3.4'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['[fe80::1%eth0]:80', 'fe80:0:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['no address', 'no address'],
  ['', ''],
])(
  'of %s it counts %s, since whoever has a line has all addresses of its network',
  (from, counted) => {
    expect(networkOf(from)).toBe(counted);
  },
);

test('says that it cannot keep anything while another program holds the database, and does all else meanwhile', async () => {
  const env = await freshFile();
  const { ask, db } = await openTestDesk(env);
  const other = new DatabaseSync(join(env.DESK_DATA ?? '', 'desk.sqlite'));
  other.exec('begin immediate');
  const [payload, key] = [message(), newKey()];
  const order: string[] = [];
  setTimeout(() => order.push('something else'), 100);
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, n) => {
      const answer = await ask('/api/in', n === 0 ? asJson(payload, key) : asJson(message()));
      order.push('answer');
      return answer;
    }),
  );
  expect(order[0]).toBe('something else');
  for (const answer of answers) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  }
  // Whoever reads is not kept waiting.
  expect((await ask('/api/slots?session=short')).status).toBe(200);
  other.exec('rollback');
  other.close();
  expect((await ask('/api/in', asJson(payload, key))).status).toBe(204);
  expect(await db.selectFrom('enquiry').select('id').execute()).toHaveLength(1);
});

test('what could not be kept stands on the page, whose button sends it once the desk can keep it', async () => {
  const env = await freshFile();
  const { ask, db } = await openTestDesk(env);
  const { fields } = message({ company: 'O\'Neill & "Sons"', message: 'Two\n\nparagraphs' });
  const form = asForm({ ...fields, news: 'on', website: '' });
  const other = new DatabaseSync(join(env.DESK_DATA ?? '', 'desk.sqlite'));
  other.exec('begin immediate');
  const answer = await ask('/api/in', form);
  expect(answer.status).toBe(503);
  other.exec('rollback');
  other.close();
  const html = await answer.text();
  expect(html).toContain('<dd>Two\n\nparagraphs</dd>');
  expect(html).not.toContain('{{');
  const again = new URLSearchParams(hiddenIn(html));
  expect((await ask('/api/in', asForm(Object.fromEntries(again)))).status).toBe(200);
  // A reload of the first page sends the same words, which are kept already.
  expect((await ask('/api/in', form)).status).toBe(200);
  const kept = await db.selectFrom('enquiry').select(['company', 'message', 'consent']).execute();
  expect(kept).toEqual([{ company: fields.company, message: fields.message, consent: 1 }]);
});

test('a browser that is told to wait has its booking on the page too', async () => {
  const { ask } = await openTestDesk({ ...(await freshFile()), DESK_RATE: '1' });
  const typed = booking('2099-11-25T07:00:00.000Z').fields as Record<string, string>;
  await ask('/api/in', asForm(typed));
  const answer = await ask('/api/in', asForm(typed));
  expect(answer.status).toBe(429);
  const html = await answer.text();
  expect(Object.fromEntries(hiddenIn(html))).toEqual(typed);
  expect(html).toMatch(/<dt>Office<\/dt><dd>[^<]*25 November/);
});

test('waits for another program that writes for a moment', async () => {
  const env = await freshFile();
  const { ask } = await openTestDesk(env);
  const other = new DatabaseSync(join(env.DESK_DATA ?? '', 'desk.sqlite'));
  other.exec('begin immediate');
  const answers = Promise.all([1, 2, 3].map(() => ask('/api/in', asJson(message()))));
  setTimeout(() => other.exec('rollback'), 200);
  for (const { status } of await answers) expect(status).toBe(204);
  other.close();
});
