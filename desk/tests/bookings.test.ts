import { expect, onTestFinished, test } from 'vitest';
import { changeBooking } from '../bookings/change.ts';
import { remindVisitors } from '../bookings/remind.ts';
import { DAY, HOUR } from '../durations.ts';
import { eraseByDate, erasePerson, exportPerson } from '../privacy/person.ts';
import { sign } from '../signature.ts';
import { freshFile, onEachDatabase } from './support/databases.ts';
import { asForm, asJson, booking, newKey, openTestDesk } from './support/desk.ts';
import { calendarOf, partOf } from './support/mail-parts.ts';
import { startPeer, until } from './support/smtp.ts';

/** A Monday morning in Dubai, before a holiday on the second of December. */
const MONDAY = Date.parse('2026-11-23T06:00:00Z');
const WEDNESDAY_11 = '2026-11-25T07:00:00.000Z';
const WEDNESDAY_12 = '2026-11-25T08:00:00.000Z';

type Desk = Awaited<ReturnType<typeof openTestDesk>>;

async function open(env: Record<string, string>, now = () => MONDAY, company = {}) {
  return openTestDesk(env, now, company);
}
const freeOf = async ({ ask }: Desk, session = 'short') =>
  ((await (await ask(`/api/slots?session=${session}`)).json()) as { free: string[] }).free;
const cells = async ({ db }: Desk) =>
  (await db.selectFrom('slot').select('starts_at').orderBy('starts_at').execute()).map(
    ({ starts_at }) => new Date(starts_at).toISOString(),
  );
/** The path of the link in the newest mail to the visitor. */
async function linkIn({ db }: Desk, purpose = 'invitation') {
  const rows = await db.selectFrom('outbox').selectAll().where('purpose', '=', purpose).execute();
  const texts = rows.map(({ content }) => String(JSON.parse(content).text));
  const paths = texts.map((text) => /https:\/\/site\.example(\/api\/booking\/\S+)/.exec(text)?.[1]);
  return paths.at(-1) ?? '';
}
const press = (act: string, seen: number, start = '') =>
  asForm({ act, seen: `${seen}`, ...(start && { start }) });

onEachDatabase((fresh, name) => {
  test('100 visitors want one time: one gets it, 99 are told kindly and see free ones', async () => {
    const env = await fresh();
    const desk = await open(env);
    // On Postgres two processes share the work.
    const desks = name === 'postgres' ? [desk, await open(env)] : [desk];
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        (desks[n % desks.length] as Desk).ask('/api/in', asJson(booking(WEDNESDAY_11))),
      ),
    );
    const count = (status: number) => answers.filter((one) => one.status === status).length;
    expect([count(204), count(409)]).toEqual([1, 99]);
    const lost = answers.find(({ status }) => status === 409);
    expect(await lost?.json()).toEqual({ errors: { start: 'taken' } });
    const free = await freeOf(desk);
    expect(free).not.toContain(WEDNESDAY_11);
    expect(free).toContain(WEDNESDAY_12);
    for (const table of ['enquiry', 'booking', 'request'] as const) {
      expect(await desk.db.selectFrom(table).selectAll().execute()).toHaveLength(1);
    }
    const mails = await desk.db.selectFrom('outbox').select('purpose').execute();
    expect(mails.map(({ purpose }) => purpose).sort()).toEqual(['invitation', 'team']);
    expect(await cells(desk)).toEqual([WEDNESDAY_11, '2026-11-25T07:15:00.000Z']);
  });

  test('a visitor is reminded once a day before, and not of a session that was moved or cancelled', async () => {
    let now = MONDAY;
    const desk = await open(await fresh(), () => now);
    for (const start of [WEDNESDAY_11, WEDNESDAY_12])
      await desk.ask('/api/in', asJson(booking(start)));
    await desk.ask('/api/in', asJson({ ...booking('2026-11-25T09:00:00.000Z'), suspect: true }));
    const reminders = async () => {
      await remindVisitors(desk.context);
      const rows = await desk.db
        .selectFrom('outbox')
        .select('content')
        .where('purpose', '=', 'reminder')
        .execute();
      return rows.map(({ content }) => JSON.parse(content));
    };
    expect(await reminders()).toEqual([]);
    now = Date.parse(WEDNESDAY_11) - DAY - 1;
    expect(await reminders()).toEqual([]);
    now = Date.parse(WEDNESDAY_12) - DAY;
    const [one, other, ...more] = await reminders();
    expect(more).toEqual([]);
    expect(one.calendar).toBeUndefined();
    expect([one.text, other.text].join()).toContain('/api/booking/');
    now += HOUR;
    expect(await reminders()).toHaveLength(2);
    const { id } = await desk.db
      .selectFrom('booking')
      .select('id')
      .where('starts_at', '=', Date.parse(WEDNESDAY_11))
      .executeTakeFirstOrThrow();
    const visitor = { as: 'visitor', name: 'visitor' } as const;
    await changeBooking(desk.context, visitor, id, 0);
    expect(await reminders()).toHaveLength(1);
  });

  test('whoever lost can send the same words with another time, and a try that comes twice counts once', async () => {
    const { ask, db } = await open(await fresh());
    await ask('/api/in', asJson(booking(WEDNESDAY_11)));
    const [mine, key] = [booking(WEDNESDAY_11), newKey()];
    expect((await ask('/api/in', asJson(mine, key))).status).toBe(409);
    const moved = { ...mine, fields: { ...mine.fields, start: WEDNESDAY_12 } };
    const answers = [1, 2, 3].map(() => ask('/api/in', asJson(moved, key)));
    for (const answer of answers) expect((await answer).status).toBe(204);
    expect(await db.selectFrom('booking').selectAll().execute()).toHaveLength(2);
  });

  test('sessions that overlap do not both fit, whichever came first', async () => {
    const desk = await open(await fresh());
    const long = booking(WEDNESDAY_11, { session: 'long' });
    expect((await desk.ask('/api/in', asJson(long))).status).toBe(204);
    expect((await desk.ask('/api/in', asJson(booking(WEDNESDAY_12)))).status).toBe(409);
    const before = booking('2026-11-25T06:00:00.000Z', { session: 'long' });
    expect((await desk.ask('/api/in', asJson(before))).status).toBe(409);
    const [short, longs] = [await freeOf(desk), await freeOf(desk, 'long')];
    expect(short).not.toContain('2026-11-25T08:00:00.000Z');
    expect(short).toContain('2026-11-25T08:30:00.000Z');
    expect(longs).not.toContain('2026-11-25T06:00:00.000Z');
    expect(longs).toContain('2026-11-25T05:30:00.000Z');
  });

  test('a link moves and cancels, once for each press, and gives back the time', async () => {
    const desk = await open(await fresh());
    const { ask, db } = desk;
    await ask('/api/in', asJson(booking(WEDNESDAY_11, { zone: 'Europe/London' })));
    await ask('/api/in', asJson(booking(WEDNESDAY_12)));
    const [first] = await db
      .selectFrom('outbox')
      .select('content')
      .where('purpose', '=', 'invitation')
      .orderBy('created_at')
      .execute();
    const link = /site\.example(\S+)/.exec(JSON.parse(first?.content ?? '').text)?.[1] ?? '';
    const page = await (await ask(link)).text();
    expect(page).toContain('11:00 AM-11:30 AM GST');
    expect(page).toContain('7:00 AM-7:30 AM Europe/London');
    expect(page, 'its own time is not offered').not.toContain(WEDNESDAY_11);

    const taken = await ask(link, press('move', 0, WEDNESDAY_12));
    expect(taken.status).toBe(409);
    expect(await taken.text()).toContain('taken');
    const holiday = await ask(link, press('move', 0, '2026-12-02T06:00:00.000Z'));
    expect(holiday.status).toBe(422);
    // Half of the old time is part of the new one.
    const moved = await ask(link, press('move', 0, '2026-11-25T06:30:00.000Z'));
    expect(moved.status).toBe(200);
    expect(await moved.text()).toContain('10:30 AM-11:00 AM GST');
    expect(await freeOf(desk)).toContain(WEDNESDAY_11);

    const again = await ask(link, press('move', 0, '2026-11-25T06:30:00.000Z'));
    expect(again.status).toBe(409);
    expect(await again.text()).toContain('changed');
    expect((await ask(link, press('cancel', 1))).status).toBe(200);
    expect((await ask(link, press('cancel', 1))).status).toBe(409);
    expect(await (await ask(link)).text()).toContain('cancelled');
    expect(await cells(desk)).toEqual([WEDNESDAY_12, '2026-11-25T08:15:00.000Z']);
    const mails = await db.selectFrom('outbox').select('purpose').execute();
    const count = (purpose: string) => mails.filter((mail) => mail.purpose === purpose).length;
    expect([count('team'), count('invitation'), count('cancellation')]).toEqual([4, 3, 1]);
    const events = await db.selectFrom('event').select(['actor', 'act']).orderBy('id').execute();
    expect(events).toEqual([
      { actor: 'visitor', act: 'booking.moved' },
      { actor: 'visitor', act: 'booking.cancelled' },
    ]);
  });

  test('a form sent again after its booking was cancelled or moved books anew, and each reload shows that', async () => {
    const desk = await open(await fresh());
    const { fields } = booking(WEDNESDAY_11);
    const send = async () => {
      const answer = await desk.ask('/api/in', asForm({ ...fields }));
      const [, reference] = /<dd>(BD-[^<]*)/.exec(await answer.text()) ?? [];
      return [answer.status, reference];
    };
    const held = async () =>
      (await desk.db.selectFrom('booking').select('id').where('state', '=', 'held').execute())
        .length;
    const first = await send();
    await desk.ask(await linkIn(desk), press('cancel', 0));
    const second = await send();
    expect([second[0], second[1] === first[1]]).toEqual([200, false]);
    expect([await held(), await send()]).toEqual([1, second]);
    expect(await freeOf(desk)).not.toContain(WEDNESDAY_11);
    await desk.ask(await linkIn(desk), press('move', 0, WEDNESDAY_12));
    expect((await send())[0]).toBe(200);
    expect([await held(), (await cells(desk)).length]).toEqual([2, 4]);
    const mails = await desk.db.selectFrom('outbox').select('purpose').execute();
    expect(mails.filter(({ purpose }) => purpose === 'invitation')).toHaveLength(4);
  });

  test('a script’s key does not answer for a booking that was cancelled, nor make another', async () => {
    const desk = await open(await fresh());
    const [mine, key] = [booking(WEDNESDAY_11), newKey()];
    expect((await desk.ask('/api/in', asJson(mine, key))).status).toBe(204);
    await desk.ask(await linkIn(desk), press('cancel', 0));
    expect((await desk.ask('/api/in', asJson(mine, key))).status).toBe(409);
    expect(await freeOf(desk)).toContain(WEDNESDAY_11);
  });

  test('two presses at once move one time', async () => {
    const desk = await open(await fresh());
    await desk.ask('/api/in', asJson(booking(WEDNESDAY_11)));
    const link = await linkIn(desk);
    const answers = await Promise.all(
      [WEDNESDAY_12, '2026-11-26T08:00:00.000Z'].map((to) => desk.ask(link, press('move', 0, to))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await cells(desk)).toHaveLength(2);
  });

  test('what is kept of a person holds bookings, and erasing frees the time and tells the office without a name', async () => {
    let now = MONDAY;
    const env = { ...(await fresh()), DESK_KEEP_DAYS: '1' };
    const desk = await open(env, () => now);
    const { ask, db, context } = desk;
    const mine = booking(WEDNESDAY_11, { email: 'layla@b.example', zone: 'Europe/London' });
    await ask('/api/in', asJson(mine));
    expect((await exportPerson(context, 'layla@b.example')).bookings).toHaveLength(1);
    // A booking that is ahead does not go by date.
    now += 1.5 * DAY;
    expect(await eraseByDate(context)).toMatchObject({ enquiries: 0 });
    expect(await erasePerson(context, 'Layla@b.example', 'owner')).toMatchObject({ enquiries: 1 });
    expect(await cells(desk)).toEqual([]);
    expect(Object.values(await exportPerson(context, 'layla@b.example')).flat()).toEqual([]);
    const [mail, ...others] = await db.selectFrom('outbox').selectAll().execute();
    expect(others).toEqual([]);
    expect(mail?.content).toContain('METHOD:CANCEL');
    expect(mail?.content).not.toMatch(/layla|haddad|london/i);

    now = MONDAY;
    await ask('/api/in', asJson(booking(WEDNESDAY_12)));
    now = Date.parse(WEDNESDAY_12) + 2 * DAY;
    expect(await eraseByDate(context)).toMatchObject({ enquiries: 1 });
    expect(await db.selectFrom('booking').selectAll().execute()).toEqual([]);
  });
});

test.each([
  ['the past', '2026-11-20T07:00:00.000Z'],
  ['sooner than an answer is promised', '2026-11-23T08:00:00.000Z'],
  ['a Friday', '2026-11-27T07:00:00.000Z'],
  ['a holiday', '2026-12-02T07:00:00.000Z'],
  ['before the office opens', '2026-11-25T04:30:00.000Z'],
  ['so late that it would end after closing', '2026-11-25T14:00:00.000Z'],
  ['between two beginnings', '2026-11-25T07:10:00.000Z'],
  ['next year', '2027-11-25T07:00:00.000Z'],
])('refuses a time in %s, kindly, and keeps nothing', async (_when, start) => {
  const desk = await open(await freshFile());
  const key = newKey();
  const answer = await desk.ask('/api/in', asJson(booking(start), key));
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({ errors: { start: 'closed' } });
  expect(await freeOf(desk)).not.toContain(start);
  expect(await desk.db.selectFrom('request').selectAll().execute()).toEqual([]);
  expect((await desk.ask('/api/in', asJson(booking(WEDNESDAY_11), key))).status).toBe(204);
});

test('a page with times may stay open for a while before one is taken', async () => {
  let now = MONDAY;
  const desk = await open(await freshFile(), () => now);
  const [first = ''] = await freeOf(desk);
  now += HOUR / 2;
  expect((await desk.ask('/api/in', asJson(booking(first)))).status).toBe(204);
});

test('a link works for its booking alone, until it begins', async () => {
  let now = MONDAY;
  const desk = await open(await freshFile(), () => now);
  const { ask, context } = desk;
  await ask('/api/in', asJson(booking(WEDNESDAY_11, { email: 'layla@b.example' })));
  const link = await linkIn(desk);
  const [row] = await desk.db.selectFrom('booking').selectAll().execute();
  expect(link).not.toMatch(/layla|haddad|FJ-/i);
  const [id = '', ends = '', digest = ''] = link.split('/').at(-1)?.split('.') ?? [];
  expect(id).toBe(row?.id);
  const forged = [
    '',
    id,
    `${id}.${ends}.`,
    `${id}.${ends}.${'0'.repeat(32)}`,
    `${id}.${(now + 900 * DAY).toString(36)}.${digest}`,
    `00000000-0000-4000-8000-000000000000.${ends}.${digest}`,
    sign(context.secret, 'confirm', id, now + DAY),
    sign(context.secret, 'booking', "x' or 1=1 --", now + DAY),
    sign('another secret', 'booking', id, now + DAY),
    `${id}.${ends}.${'é'.repeat(32)}`,
  ];
  for (const one of forged) {
    const path = `/api/booking/${encodeURIComponent(one)}`;
    for (const init of [undefined, press('cancel', 0)]) {
      expect([one, [404, 410].includes((await ask(path, init)).status)]).toEqual([one, true]);
    }
  }
  const shown = await ask(link);
  expect(shown.headers.get('referrer-policy')).toBe('no-referrer');
  expect(shown.headers.get('cache-control')).toBe('no-store');
  // Programs that look through mails follow links.
  expect((await ask(link, { method: 'HEAD' })).status).toBe(200);
  expect((await ask(link, press('', 0))).status).toBe(409);
  expect((await ask(link, press('cancel', 7))).status).toBe(409);
  expect((await ask(link, press('move', 0, 'yesterday'))).status).toBe(422);
  expect((await desk.db.selectFrom('booking').selectAll().execute())[0]).toEqual(row);
  now = Date.parse(WEDNESDAY_11) + 1;
  expect((await ask(link)).status).toBe(410);
  expect((await ask(link, press('cancel', 0))).status).toBe(410);
});

test('calendars of visitor and office are asked, told of the new time, and told that it is off', async () => {
  const peer = await startPeer();
  onTestFinished(peer.stop);
  const env = { ...(await freshFile()), SMTP_URL: peer.url, DESK_MAIL_FROM: 'desk@site.example' };
  const desk = await open(env);
  const name = 'Lay\r\nATTENDEE:mailto:x@y.example;,\\ "la"';
  const mine = booking(WEDNESDAY_11, {
    email: 'layla+news@b.example',
    'first-name': name,
    zone: 'America/New_York',
    session: 'long',
  });
  const sent = { ...mine, fields: { ...mine.fields, message: 'A farm.' } };
  // The link is read before the mail goes out and its words are dropped.
  peer.behaviour = 'takes';
  await desk.ask('/api/in', asJson(sent));
  const [row] = await desk.db.selectFrom('booking').selectAll().execute();
  const link = `/api/booking/${sign(desk.context.secret, 'booking', row?.id ?? '', Date.parse(WEDNESDAY_11))}`;
  await until(() => peer.received.length === 2);
  await desk.ask(link, press('move', 0, WEDNESDAY_12));
  await until(() => peer.received.length === 4);
  await desk.ask(link, press('cancel', 1));
  await until(() => peer.received.length === 6);
  const to = (address: string) =>
    peer.received.filter((mail) => mail.to === address).map(({ text }) => calendarOf(text));

  for (const [address, attendees] of [
    ['layla+news@b.example', ['mailto:layla+news@b.example']],
    ['office@site.example', ['mailto:office@site.example', 'mailto:layla+news@b.example']],
  ] as const) {
    const [asked, moved, cancelled] = to(address);
    expect(asked?.type).toMatch(/method=REQUEST/);
    expect(asked).toMatchObject({
      method: 'REQUEST',
      status: 'CONFIRMED',
      sequence: 0,
      start: WEDNESDAY_11,
      end: '2026-11-25T08:30:00.000Z',
      uid: `${row?.id}@site.example`,
      organizer: 'mailto:desk@site.example',
      attendees,
    });
    expect(moved).toMatchObject({ method: 'REQUEST', sequence: 1, start: WEDNESDAY_12 });
    expect(cancelled?.type).toMatch(/method=CANCEL/);
    expect(cancelled).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', sequence: 2 });
    expect(new Set([asked, moved, cancelled].map((one) => one?.uid)).size).toBe(1);
  }
  const [visitor] = to('layla+news@b.example');
  expect(JSON.stringify(visitor), 'no word of a visitor goes to the address').not.toMatch(
    /farm|Lay"|x@y/,
  );
  expect(to('office@site.example')[0]?.title).toContain('ATTENDEE:mailto:x@y.example;,\\ "la"');
  const [first = { text: '' }] = peer.received.filter((mail) => mail.to === mine.fields.email);
  const messages = partOf(first.text, 'text/plain').text;
  expect(messages).toContain('11:00 AM-12:30 PM GST');
  expect(messages).toContain('2:00 AM-3:30 AM (America/New York)');
  const office = peer.received.find((mail) => mail.to === 'office@site.example');
  expect(office?.subject).toBe(`Booked ${mine.reference}`);
  expect(partOf(office?.text ?? '', 'text/plain').text).toContain('A farm.');
});

test('a suspect booking keeps its time, and nothing goes to the address in it', async () => {
  const desk = await open(await freshFile());
  await desk.ask('/api/in', asJson({ ...booking(WEDNESDAY_11), suspect: true }));
  expect(await freeOf(desk)).not.toContain(WEDNESDAY_11);
  const mails = await desk.db.selectFrom('outbox').select('purpose').execute();
  expect(mails).toEqual([{ purpose: 'team' }]);
});

test('one address has three sessions ahead of it at most', async () => {
  const desk = await open(await freshFile());
  const at = (hour: number) => booking(`2026-11-25T0${hour}:00:00.000Z`, { email: 'A@b.example' });
  for (const hour of [5, 6, 7])
    expect((await desk.ask('/api/in', asJson(at(hour)))).status).toBe(204);
  const fourth = await desk.ask('/api/in', asJson(at(8)));
  expect(fourth.status).toBe(409);
  expect(await fourth.json()).toEqual({ errors: { start: 'many' } });
  expect(await freeOf(desk)).toContain('2026-11-25T08:00:00.000Z');
});

test('what is no booking is refused, whatever it holds', async () => {
  const { ask, db } = await open(await freshFile());
  const bad: Record<string, string>[] = [
    { session: "short'; drop table slot; --" },
    { session: 'unknown' },
    { session: '__proto__' },
    { zone: 'Mars/Olympus' },
    { zone: '<script>' },
    { zone: 'x'.repeat(5000) },
    { start: '' },
    { start: 'NaN' },
    { start: '2026-11-25' },
    { start: '-271821-04-20T00:00:00.000Z' },
    { email: 'a@b.example\r\nBcc: victim@else.example' },
    { role: 'owner' },
    { message: 'x'.repeat(20_001) },
  ];
  for (const fields of bad) {
    const answer = await ask('/api/in', asJson(booking(WEDNESDAY_11, fields)));
    expect([fields, answer.status]).toEqual([fields, 422]);
    const form = await ask('/api/in', asForm(booking(WEDNESDAY_11, fields).fields));
    expect([fields, form.status]).toEqual([fields, 422]);
    expect(await form.text()).not.toContain('<script>');
  }
  expect(await db.selectFrom('slot').selectAll().execute()).toEqual([]);
  for (const query of ['', '?session=unknown', '?session[]=short', `?session=${'x'.repeat(9999)}`])
    expect((await ask(`/api/slots${query}`)).status).toBe(404);
  expect((await ask('/api/times?session=%00&zone=%3Cscript%3E')).status).toBe(200);
});

test('a time zone that nobody knows is told as what it is, and what was typed stays', async () => {
  const { ask } = await open(await freshFile());
  const told = '<p>which zone</p>';
  for (const zone of ['Etc/Unknown', 'America/Pacific', 'Europe/Londn']) {
    const page = await (await ask(`/api/times?session=long&zone=${zone}`)).text();
    expect(page, zone).toContain(told);
    expect(page).toContain('<option value="Asia/Dubai" selected>');
    const { fields } = booking(WEDNESDAY_11, { zone });
    const posted = await ask('/api/in', asForm(fields));
    expect(posted.status).toBe(422);
    const again = await posted.text();
    expect(again.split(told), 'it is said once').toHaveLength(2);
    expect(again).not.toContain('<p>closed</p>');
    expect(again).toContain(`value="${fields.email}"`);
    expect(again).toContain(`<option value="${WEDNESDAY_11}" selected>`);
    const json = await ask('/api/in', asJson(booking(WEDNESDAY_11, { zone })));
    expect(await json.json()).toEqual({ errors: { zone: 'which zone' } });
  }
  for (const query of ['session=long', 'session=long&zone=', 'zone=Europe/London'])
    expect(await (await ask(`/api/times?${query}`)).text(), query).not.toContain(told);
});

test('tells an address that looks too often to wait', async () => {
  const { ask } = await openTestDesk({ ...(await freshFile()), DESK_RATE: '1' }, () => MONDAY);
  for (let n = 0; n < 10; n += 1) expect((await ask('/api/slots?session=short')).status).toBe(200);
  const refused = await ask('/api/slots?session=short');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('without scripts a page shows free times on both clocks, and books; whoever loses keeps what they typed', async () => {
  const desk = await open(await freshFile());
  const { ask, db } = desk;
  const page = await (await ask('/api/times?session=long&zone=Europe/London')).text();
  expect(page).toContain('<optgroup label="Wednesday, 25 November">');
  expect(page).toContain(
    `<option value="${WEDNESDAY_11}">Wed 25 Nov, 11:00 AM GST (7:00 AM yours)</option>`,
  );
  expect(page).toContain('name="session" value="long"');
  expect(page).toContain('<option value="Europe/London" selected>');
  expect(page).not.toContain('{{');

  const { fields } = booking(WEDNESDAY_11, { zone: 'Europe/London', message: '"><b>Hi' });
  const booked = await ask('/api/in', asForm({ ...fields, website: '' }));
  expect(booked.status).toBe(200);
  const html = await booked.text();
  const [kept] = await db.selectFrom('enquiry').selectAll().execute();
  expect(kept).toMatchObject({ kind: 'booking', message: '"><b>Hi', suspect: 0 });
  expect(html).toContain(`<dd>${kept?.reference}</dd>`);
  expect(html).toContain('7:00 AM-7:30 AM Europe/London');
  // The page loaded again is the same booking, with the same reference.
  const again = await ask('/api/in', asForm({ ...fields, website: '' }));
  expect(again.status).toBe(200);
  expect(await again.text()).toContain(kept?.reference);

  const lost = await ask('/api/in', asForm({ ...fields, email: 'omar@b.example' }));
  expect(lost.status).toBe(409);
  const kind = await lost.text();
  expect(kind).toContain('<p>taken</p>');
  expect(kind).toContain('value="omar@b.example"');
  expect(kind).toContain('&quot;&gt;&lt;b&gt;Hi');
  expect(kind).not.toContain(`"${WEDNESDAY_11}"`);
  expect(kind).toContain(`"${WEDNESDAY_12}"`);
  const faulty = await ask('/api/in', asForm({ ...fields, start: WEDNESDAY_12, email: 'nobody' }));
  expect(faulty.status).toBe(422);
  const text = await faulty.text();
  expect(text).toContain('whole');
  expect(text).toContain(`<option value="${WEDNESDAY_12}" selected>`);
});
