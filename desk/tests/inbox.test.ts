import { dayOf, instant } from '@falaj/contract/office-hours.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folded } from '../database/migrations/007-folded.ts';
import { hamza } from '../database/migrations/013-hamza.ts';
import { exportEnquiries } from '../staff/csv.ts';
import { listQuery } from '../staff/requests.ts';
import { onEachDatabase } from './support/databases.ts';
import { type Office, openOffice } from './support/office.ts';

onEachDatabase((fresh) => {
  let office: Office;
  let owner: Awaited<ReturnType<Office['owner']>>['person'];
  let answerer: Awaited<ReturnType<Office['colleague']>>;

  beforeAll(async () => {
    office = await openOffice(fresh);
    owner = (await office.owner()).person;
    answerer = await office.colleague('answerer', 'Amal Answerer');
  });
  afterAll(() => office.close());

  const HOUR = 60 * 60_000;
  const DAY = 24 * HOUR;

  const list = async (query: string) => {
    const filter = Object.fromEntries(new URLSearchParams(query));
    const { json } = await owner.ask('POST', '/enquiries/search', filter);
    return json.items.map(({ id }: { id: string }) => id) as string[];
  };
  /** An enquiry that has booked a session. */
  const booked = async (
    starts_at: number,
    fields: Parameters<Office['enquiry']>[0] = {},
    state: 'held' | 'cancelled' = 'held',
  ) => {
    const id = await office.enquiry({ kind: 'booking', answer_due: starts_at, ...fields });
    const row = {
      id: `booking-${id}`,
      enquiry_id: id,
      session: 'short',
      zone: 'Europe/London',
      language: 'en',
    };
    const span = { starts_at, ends_at: starts_at + HOUR / 2 };
    await office.context.db
      .insertInto('booking')
      .values({ ...row, ...span, state, sequence: 0 })
      .execute();
    return id;
  };
  const whole = async (id: string) => (await owner.ask('GET', `/enquiries/${id}`)).json;
  /** What the e-mails about an enquiry are for. */
  const purposes = async (id: string): Promise<string[]> =>
    (await whole(id)).mails.map(({ purpose }: { purpose: string }) => purpose).sort();
  const answerWith = (messages: Record<string, unknown>) => ({
    id: crypto.randomUUID(),
    subject: 'Your enquiry',
    text: 'Thank you.',
    seen: 0,
    ...messages,
  });

  test('a view shows what waits, is late, sleeps or looks like a program’s', async () => {
    const at = office.context.now();
    const todo = await office.enquiry();
    const late = await office.enquiry({ answer_due: at - HOUR });
    const asleep = await office.enquiry({ snoozed_until: at + HOUR });
    const suspect = await office.enquiry({ suspect: 1, suspect_why: 'form' });
    const done = await office.enquiry({ status: 'answered', first_answer_at: at });
    expect((await list('view=todo')).sort()).toEqual([todo, late].sort());
    expect(await list('view=late')).toEqual([late]);
    expect(await list('view=snoozed')).toEqual([asleep]);
    expect(await list('view=suspect')).toEqual([suspect]);
    expect(await list('view=answered')).toEqual([done]);
    expect(await list('view=all')).toHaveLength(5);
  });

  test('a booking is no work until staff make it so, and stands with its session by day', async () => {
    const { context } = office;
    const now = context.now();
    const { zone } = context.facts.hours;
    const today = instant(dayOf(new Date(now), zone), '00:00', zone).getTime();
    const own = { country: 'IS' };
    const late = await booked(now + 50 * HOUR, own);
    const soon = await booked(now + 40 * HOUR, { ...own, received_at: now - 99 * HOUR });
    const cancelled = await booked(now + 45 * HOUR, own, 'cancelled');
    const morning = await booked(today, own);
    const past = await booked(today - 1, own);
    const long = await booked(today - 99 * HOUR, own);
    const suspect = await booked(now + 41 * HOUR, { ...own, suspect: 1 });
    const opened = await booked(now + 60 * HOUR, { ...own, status: 'open' });
    const woken = await booked(now + 61 * HOUR, { ...own, snoozed_until: now - HOUR });
    const inView = (view: string) => list(`view=${view}&country=IS`);
    expect((await inView('todo')).sort()).toEqual([opened, woken].sort());
    const ahead = [morning, soon, cancelled, late, opened, woken];
    expect(await inView('sessions')).toEqual(ahead);
    expect(await inView('earlier')).toEqual([past, long]);
    expect(await inView('all')).toHaveLength(9);
    const { json } = await owner.ask('POST', '/enquiries/search', { view: 'sessions' });
    expect(json.items[0]).toMatchObject({ session: 'short', startsAt: today, isCancelled: false });
    expect(json.items[2]).toMatchObject({ isCancelled: true, endsAt: now + 45.5 * HOUR });
    const ids = [...ahead, past, long, suspect];
    await context.db.deleteFrom('enquiry').where('id', 'in', ids).execute();
  });

  test.each(['sessions', 'earlier'])(
    'pages of the view %s follow each other without a gap',
    async (view) => {
      const from = office.context.now() + (view === 'sessions' ? 1 : -1) * 9000 * HOUR;
      const ids: string[] = [];
      for (let index = 0; index < 55; index += 1) {
        // Some begin at the same time, as cancelled ones may.
        ids.push(await booked(from + Math.floor(index / 7), { country: 'IS' }));
      }
      const first = (await owner.ask('POST', '/enquiries/search', { view, country: 'IS' })).json;
      const rest = await list(`view=${view}&country=IS&before=${first.next}`);
      const seen = [...first.items.map(({ id }: { id: string }) => id), ...rest];
      expect([seen.length, new Set(seen)]).toEqual([55, new Set(ids)]);
      const { db } = office.context;
      await db.deleteFrom('enquiry').where('id', 'in', ids).execute();
    },
  );

  test('a search takes every sign as it is, in name, address, company, reference and text', async () => {
    const id = await office.enquiry({
      first_name: 'Åsa',
      last_name: 'O’Neill',
      company: '100%_Dates\\Co',
      message: "'; drop table enquiry; -- <b>bold</b>",
    });
    for (const q of ['åsa o', 'O’NEILL', '100%_d', 'dates\\', "'; drop", '<b>', '１００％＿']) {
      expect([q, await list(`view=all&q=${encodeURIComponent(q)}`)]).toEqual([q, [id]]);
    }
    for (const sign of ['%', '_', '\\', '％', '＿', '＼']) {
      expect([sign, await list(`view=all&q=${encodeURIComponent(sign)}`)]).toEqual([sign, [id]]);
    }
    for (const q of ['a%o', 'o_neill', '%%', '100%\\_d', 'haddad\nlayla']) {
      expect([q, await list(`view=all&q=${encodeURIComponent(q)}`)]).toEqual([q, []]);
    }
  });

  test('a search finds what is written in another case, width, composition or spelling', async () => {
    const id = await office.enquiry({
      first_name: 'E\u0301milie',
      last_name: 'Ångström ИВАН',
      company: 'مؤسسة الإمارات ١٤٤٧',
      message: 'Grüße\r\nvom Straßenbau',
    });
    const asked = ['Émilie Ångström', 'emilie angstrom', 'ИВАН', 'иван', 'ＡＮＧ'];
    const arabic = ['الامارات', 'مُؤسّـسه', '1447', '۱۴۴۷'];
    for (const q of [...asked, ...arabic, 'GRÜSSE VOM STRASSEN']) {
      expect([q, await list(`view=all&q=${encodeURIComponent(q)}`)]).toEqual([q, [id]]);
    }
  });

  test('says where enquiries come from, by month, page, host and campaign, and finds them', async () => {
    const other = await openOffice(fresh);
    const { person } = await other.owner();
    const { context } = other;
    const at = context.now();
    const google = { from_host: 'www.google.com', first_page: '/about', received_at: at };
    const spring = { utm_source: 'news', utm_campaign: 'spring', received_at: at - 40 * DAY };
    await other.enquiry({ ...google, first_answer_at: at });
    await other.enquiry({ ...google, kind: 'booking' });
    await other.enquiry(spring);
    await other.enquiry({ ...google, suspect: 1, suspect_why: 'form' });
    await other.enquiry({ ...google, received_at: at - 400 * DAY });
    const { json } = await person.ask('POST', '/sources', {});
    expect(json.months).toHaveLength(12);
    const sum = (name: string) =>
      json.months.reduce(
        (all: number, month: Record<string, number>) => all + (month[name] ?? 0),
        0,
      );
    expect([sum('messages'), sum('bookings'), sum('answered')]).toEqual([2, 1, 1]);
    expect(json.hosts).toEqual([
      { name: 'www.google.com', messages: 1, bookings: 1, answered: 1 },
      { name: '', messages: 1, bookings: 0, answered: 0 },
    ]);
    expect(json.first[0]).toMatchObject({ name: '/about', messages: 1 });
    expect(json.pages).toMatchObject([{ name: '/contact', messages: 2, bookings: 1 }]);
    expect(json.campaigns[1]).toMatchObject({ source: 'news', campaign: 'spring', messages: 1 });
    const { month } = json.months.at(-1);
    const one = await person.ask('POST', '/sources', { month });
    expect([one.json.month, one.json.pages]).toMatchObject([month, [{ messages: 1, bookings: 1 }]]);
    const find = async (filter: object) =>
      (await person.ask('POST', '/enquiries/search', { view: 'all', ...filter })).json.items.length;
    expect([await find({ host: 'www.google.com' }), await find({ campaign: 'spring' })]).toEqual([
      4, 1,
    ]);
    expect(await find({ first: '/about', page: '/contact', source: 'news' })).toBe(0);
    const offered = (await person.ask('GET', '/filters')).json;
    expect(offered).toMatchObject({ host: ['www.google.com'], campaign: ['spring'] });
    const parts = [];
    for await (const part of exportEnquiries(context, 'olga', listQuery.parse({ view: 'all' })))
      parts.push(part);
    const [head, ...lines] = parts.join('').split('\r\n');
    expect(head).toContain(
      '"Page","First","Host","Source","Medium","Campaign","Content","Term","Ref"',
    );
    expect(lines.join()).toContain('"/contact","/about","www.google.com","",');
    await other.close();
  });

  test('a hamza is found on any seat and without one, also in what was kept before', async () => {
    const other = await openOffice(fresh);
    const { person } = await other.owner();
    const { db } = other.context;
    for (const company of ['مسؤول', 'مسئول', 'مسوول', 'مؤسسة', 'Farms'])
      await other.enquiry({ company });
    const find = async (q: string) => {
      const { json } = await person.ask('POST', '/enquiries/search', { view: 'all', q });
      return json.items.map(({ company }: { company: string }) => company).sort();
    };
    const seats = ['مسؤول', 'مسئول', 'مسوول'].sort();
    for (const _ of ['as it is kept', 'as it was']) {
      expect(await find('مسؤول')).toEqual(seats);
      expect(await find('مسئول')).toEqual(['مسؤول', 'مسئول'].sort());
      expect(await find('موسسة')).toEqual(['مؤسسة']);
      await db
        .updateTable('enquiry')
        .set({ folded: '' })
        .where('company', 'in', ['مسؤول', 'مسئول', 'مؤسسة'])
        .execute();
      await hamza.up(db);
    }
    await other.close();
  });

  test('what came before searches had a form of their own is found, and people by their addresses', async () => {
    const other = await openOffice(fresh);
    const { person } = await other.owner();
    const { db } = other.context;
    const email = 'keep@c.example\u200B';
    const about = { email, person: email };
    for (let index = 0; index < 501; index += 1) {
      await other.enquiry({ first_name: index === 500 ? 'Émilie' : 'Layla', ...about });
    }
    const asked = {
      state: 'asked' as const,
      asked_at: 1,
      consent_text: '',
      page: '/',
      language: 'en',
    };
    for (const own of [about, { email: 'Two@c.example\u2060', person: 'two@c.example\u2060' }]) {
      const row = { id: own.person, ...own, ...asked, consent_version: '' };
      await db.insertInto('subscriber').values(row).execute();
    }
    await db
      .insertInto('subscriber')
      .values({
        id: 'two',
        email: 'Two@c.example',
        person: 'two@c.example',
        ...asked,
        consent_version: '',
      })
      .execute();
    await sql`alter table enquiry drop column folded`.execute(db);
    await folded.up(db);
    const found = await person.ask('POST', '/enquiries/search', { view: 'all', q: 'EMILIE' });
    expect(found.json.items).toHaveLength(1);
    const kept = await person.ask('POST', '/people/export', {
      email: 'mailto:Keep@c.example\u200B',
    });
    expect(kept.json.enquiries).toHaveLength(501);
    expect(kept.json.enquiries[0]).not.toHaveProperty('folded');
    const people = await db
      .selectFrom('subscriber')
      .select(['email', 'person'])
      .orderBy('person')
      .execute();
    expect(people).toEqual([
      { email: 'keep@c.example', person: 'keep@c.example' },
      { email: 'Two@c.example', person: 'two@c.example' },
    ]);
    await other.close();
  });

  test('the beginning of a message ends with a whole character', async () => {
    const family = '👨‍👩‍👧‍👦';
    const id = await office.enquiry({ message: `${'x'.repeat(155)}${family}` });
    const { enquiry } = await whole(id);
    expect(enquiry.preview).toBe('x'.repeat(155));
  });

  test('each filter finds what it names, and nothing else', async () => {
    const own = {
      kind: 'booking' as const,
      status: 'closed' as const,
      country: 'QA',
      assignee: answerer.id,
      interest: 'Own',
      budget: 'own',
    };
    const [mine, other] = [await office.enquiry(own), await office.enquiry()];
    for (const [name, value] of Object.entries(own)) {
      const found = await list(`view=all&${name}=${value}`);
      expect([name, found.includes(mine), found.includes(other)]).toEqual([name, true, false]);
    }
    await office.context.db.deleteFrom('enquiry').where('id', 'in', [mine, other]).execute();
  });

  test('filters narrow, and pages follow each other without a gap', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 60; index += 1) {
      // Some arrive in the same millisecond.
      const received_at = office.context.now() - Math.floor(index / 7);
      ids.push(await office.enquiry({ country: 'OM', budget: 'large', received_at }));
    }
    const query = 'view=all&country=OM&budget=large';
    const filter = Object.fromEntries(new URLSearchParams(query));
    const first = (await owner.ask('POST', '/enquiries/search', filter)).json;
    const rest = await list(`${query}&before=${first.next}`);
    const seen = [...first.items.map(({ id }: { id: string }) => id), ...rest];
    expect(seen).toHaveLength(60);
    expect(new Set(seen)).toEqual(new Set(ids));
    expect(await list('view=all&country=OM&kind=booking')).toEqual([]);
    expect((await owner.ask('GET', '/filters')).json.country).toContain('OM');
  });

  test('what staff do is done, and each act has its event', async () => {
    const id = await office.enquiry();
    const until = office.context.now() + HOUR;
    const change = { assignee: answerer.id, status: 'open', snoozedUntil: until, suspect: true };
    await answerer.person.ask('PATCH', `/enquiries/${id}`, change);
    await answerer.person.ask('POST', `/enquiries/${id}/notes`, {
      text: 'Call first.\n<i>Really</i>',
    });
    const { enquiry, notes, events } = await whole(id);
    expect(enquiry).toMatchObject({ ...change, suspectWhy: ['staff'] });
    expect(notes).toMatchObject([
      { kind: 'note', author: answerer.id, text: 'Call first.\n<i>Really</i>' },
    ]);
    const acts = events.map(({ act, actor }: { act: string; actor: string }) => [act, actor]);
    expect(acts).toEqual(
      ['status', 'assigned', 'snoozed', 'suspect']
        .map((name) => [`enquiry.${name}`, answerer.id])
        .concat([['note.added', answerer.id]]),
    );
    const again = await answerer.person.ask('PATCH', `/enquiries/${id}`, change);
    expect([again.status, (await whole(id)).events.length]).toEqual([204, 5]);
  });

  test('many are changed at once, or none', async () => {
    const ids = [await office.enquiry(), await office.enquiry()];
    const wrong = { ids: [...ids, 'nobody'], status: 'closed' };
    expect((await owner.ask('POST', '/enquiries/bulk', wrong)).status).toBe(404);
    expect((await whole(ids[0] ?? '')).enquiry.status).toBe('new');
    const { json } = await owner.ask('POST', '/enquiries/bulk', { ids, status: 'closed' });
    expect(json).toEqual({ changed: 2 });
    expect((await whole(ids[1] ?? '')).enquiry.status).toBe('closed');
  });

  test('whoever is given work hears of it at their address, and nobody of their own', async () => {
    const ids = [await office.enquiry(), await office.enquiry()];
    const mails = async () => {
      const { items } = (await owner.ask('GET', '/outbox')).json;
      return items.filter(({ purpose }: { purpose: string }) => purpose === 'assigned');
    };
    const give = (person: typeof owner) =>
      person.ask('POST', '/enquiries/bulk', { ids, assignee: answerer.id });
    await give(owner);
    expect(await mails()).toEqual([]);
    await answerer.person.ask('PUT', '/address', { email: 'amal@office.example' });
    await owner.ask('POST', '/enquiries/bulk', { ids, assignee: null });
    await give(answerer.person);
    expect(await mails()).toEqual([]);
    await owner.ask('POST', '/enquiries/bulk', { ids, assignee: null });
    await give(owner);
    await give(owner);
    expect(await mails()).toMatchObject([{ to: 'amal@office.example', subject: '2 for you' }]);
  });

  test('nobody is given work who may not do it', async () => {
    const id = await office.enquiry();
    const reader = await office.colleague('reader', 'Rami Reader');
    for (const assignee of [reader.id, 'nobody']) {
      expect((await owner.ask('PATCH', `/enquiries/${id}`, { assignee })).status).toBe(400);
    }
  });

  test('an answer is a mail, a note and the end of the wait, once', async () => {
    const id = await office.enquiry();
    const messages = answerWith({});
    for (const _ of [1, 2]) {
      expect((await answerer.person.ask('POST', `/enquiries/${id}/answers`, messages)).status).toBe(
        204,
      );
    }
    const { enquiry, notes, mails } = await whole(id);
    expect(enquiry).toMatchObject({ status: 'answered', assignee: answerer.id });
    expect(enquiry.firstAnswerAt).toBeGreaterThan(0);
    expect([notes.length, mails.length]).toEqual([1, 1]);
    const { items } = (await owner.ask('GET', '/outbox')).json;
    const mail = items.find(({ enquiryId }: { enquiryId: string }) => enquiryId === id);
    expect(mail).toMatchObject({
      to: enquiry.fields.email,
      subject: `Re: Your enquiry (${enquiry.reference})`,
    });
  });

  test('of two who answer at the same time the second is told', async () => {
    const id = await office.enquiry();
    const one = await owner.ask('POST', `/enquiries/${id}/answers`, answerWith({}));
    const two = await answerer.person.ask('POST', `/enquiries/${id}/answers`, answerWith({}));
    expect([one.status, two.status, two.json]).toEqual([204, 409, { error: 'answered' }]);
    const further = answerWith({ seen: 1 });
    expect((await owner.ask('POST', `/enquiries/${id}/answers`, further)).status).toBe(204);
  });

  test('no header comes out of a subject', async () => {
    const id = await office.enquiry();
    const subject = 'Hello\r\nBcc: all@visitor.example\u202E';
    await owner.ask('POST', `/enquiries/${id}/answers`, answerWith({ subject }));
    const row = await office.context.db
      .selectFrom('outbox')
      .select('content')
      .where('enquiry_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(row.content).subject).toMatch(/^Re: Hello Bcc: all@visitor\.example \(/);
  });

  test('a dead letter is shown and can try again, and the inbox knows that no mail server is set', async () => {
    const id = await office.enquiry();
    await owner.ask('POST', `/enquiries/${id}/answers`, answerWith({}));
    const { db } = office.context;
    await db
      .updateTable('outbox')
      .set({ state: 'dead', error: 'mailbox unknown', attempts: 15 })
      .where('enquiry_id', '=', id)
      .execute();
    const { json } = await owner.ask('GET', '/outbox');
    const [dead] = json.items;
    expect(json).toMatchObject({ smtp: false, dead: 1 });
    expect(dead).toMatchObject({ state: 'dead', error: 'mailbox unknown', enquiryId: id });
    expect((await owner.ask('POST', `/outbox/${dead.id}/retry`)).status).toBe(204);
    expect((await owner.ask('POST', `/outbox/${dead.id}/retry`)).status).toBe(404);
    expect((await owner.ask('GET', '/outbox')).json.dead).toBe(0);
  });

  test('figures count by week, page and promise, without suspects', async () => {
    const other = await openOffice(fresh);
    const { person } = await other.owner();
    const at = other.context.now();
    const day = 24 * HOUR;
    const ago = (days: number, answered?: number) => ({
      received_at: at - days * day,
      answer_due: at - days * day + day,
      first_answer_at: answered === undefined ? null : at - days * day + answered,
      status: answered === undefined ? ('new' as const) : ('answered' as const),
    });
    await other.enquiry({ ...ago(8, HOUR), page: '/a' });
    await other.enquiry({ ...ago(9, 3 * HOUR), page: '/a' });
    await other.enquiry({ ...ago(16, 50 * HOUR), page: '/b' });
    await other.enquiry({ ...ago(2), page: '/b' });
    await other.enquiry({ ...ago(1), suspect: 1 });
    await other.enquiry(ago(200));
    const { json } = await person.ask('GET', '/figures');
    expect(json).toMatchObject({ answered: 3, inTime: 2, overdue: 2, todo: 2, median: 3 * HOUR });
    expect(json.weeks).toHaveLength(12);
    expect(json.pages).toEqual([
      { page: '/a', count: 2 },
      { page: '/b', count: 2 },
    ]);
    await other.close();
  });

  test('staff move and cancel a session, within office hours and not on holidays, and both sides are told', async () => {
    const { context } = office;
    const free = async (id: string) =>
      (await owner.ask('GET', `/enquiries/${id}/times`)).json as number[];
    const id = await booked(Date.UTC(2100, 0, 4, 6), { answer_due: 0 });
    const change = (by: typeof owner, start: number | null, seen: number) =>
      by.ask('POST', `/enquiries/${id}/booking`, { start, seen });

    expect((await whole(id)).booking).toMatchObject({ state: 'held', sequence: 0 });
    expect(await list('view=late'), 'the invitation was the answer').not.toContain(id);
    const [to = 0] = await free(id);
    expect(to).toBeGreaterThan(context.now());
    const reader = await office.colleague('reader', 'Rami Reader');
    expect((await change(reader.person, null, 0)).status).toBe(403);
    expect((await reader.person.ask('GET', `/enquiries/${id}/times`)).status).toBe(403);
    const friday = to + ((5 - new Date(to).getUTCDay() + 7) % 7) * 24 * HOUR;
    for (const start of [to + 7 * 60_000, to - 365 * 24 * HOUR, friday]) {
      expect((await change(owner, start, 0)).json).toEqual({ error: 'taken' });
    }
    expect((await change(answerer.person, to, 0)).status).toBe(204);
    expect((await change(answerer.person, to, 0)).json).toEqual({ error: 'changed' });
    expect((await whole(id)).booking).toMatchObject({ startsAt: to, sequence: 1 });
    const other = await booked(Date.UTC(2100, 0, 4, 6));
    expect(await free(other)).not.toContain(to);
    const clash = await owner.ask('POST', `/enquiries/${other}/booking`, { start: to, seen: 0 });
    expect(clash.json).toEqual({ error: 'taken' });

    expect((await change(owner, null, 1)).status).toBe(204);
    expect(await free(other)).toContain(to);
    const { mails, events, booking } = await whole(id);
    expect(booking).toMatchObject({ state: 'cancelled' });
    expect(mails.map(({ purpose }: { purpose: string }) => purpose).sort()).toEqual([
      'cancellation',
      'invitation',
      'team',
      'team',
    ]);
    expect(events.map(({ act, actor }: { act: string; actor: string }) => [act, actor])).toEqual([
      ['booking.moved', answerer.id],
      ['booking.cancelled', expect.any(String)],
    ]);
    const none = await office.enquiry();
    expect((await owner.ask('GET', `/enquiries/${none}/times`)).status).toBe(404);
    await context.db.deleteFrom('enquiry').where('id', 'in', [id, other, none]).execute();
  });

  test.each(['%00', 'x%00y', '%E0', '%', '%E0%A4%A', '%ED%A0%80', '..%2F'])(
    'there is nothing at %s, in any place of an address',
    async (name) => {
      const answer = answerWith({});
      const asked: [method: string, path: string, body?: unknown][] = [
        ['GET', `/enquiries/${name}`],
        ['PATCH', `/enquiries/${name}`, { status: 'open' }],
        ['POST', `/enquiries/${name}/notes`, { text: 'Note' }],
        ['POST', `/enquiries/${name}/answers`, answer],
        ['GET', `/enquiries/${name}/times`],
        ['POST', `/enquiries/${name}/booking`, { start: null, seen: 0 }],
        ['POST', `/outbox/${name}/retry`],
        ['DELETE', `/invitations/${name}`],
        ['DELETE', `/passkeys/${name}`],
        ['DELETE', `/sessions/${name}`],
        ['PATCH', `/staff/${name}`, { role: 'reader' }],
        ['GET', `/${name}`],
      ];
      for (const [method, path, body] of asked) {
        const { status } = await owner.ask(method, path, body);
        expect([method, path, status]).toEqual([method, path, expect.toBeOneOf([204, 404])]);
      }
    },
  );

  test('the character zero in what is looked for is no fault of the desk', async () => {
    const zero = '\0'.padEnd(16);
    const asked: [path: string, body: unknown][] = [
      ['/enquiries/search', { q: zero }],
      ['/enquiries/bulk', { ids: [zero], status: 'open' }],
      ['/people/export', { email: zero }],
      ['/invitation', { token: zero }],
    ];
    for (const [path, body] of asked) {
      expect([path, (await owner.ask('POST', path, body)).status]).toEqual([path, 400]);
    }
  });

  test('whoever has an invitation hears of a cancellation, although staff have marked the booking as suspect', async () => {
    const id = await booked(Date.UTC(2100, 0, 5, 6), { receipt_id: 'invitation-1' });
    await owner.ask('PATCH', `/enquiries/${id}`, { suspect: true });
    const change = { start: null, seen: 0 };
    expect((await owner.ask('POST', `/enquiries/${id}/booking`, change)).status).toBe(204);
    for (const suspect of [false, true, false]) {
      await owner.ask('PATCH', `/enquiries/${id}`, { suspect });
    }
    expect(await purposes(id)).toEqual(['cancellation', 'team']);
  });

  test('whoever was told that a session is held hears that it is not, once the booking is trusted', async () => {
    const id = await booked(Date.UTC(2100, 0, 5, 6), { suspect: 1, suspect_why: 'form' });
    await owner.ask('POST', `/enquiries/${id}/booking`, { start: null, seen: 0 });
    expect(await purposes(id)).toEqual(['team']);
    for (const suspect of [false, true, false]) {
      await owner.ask('PATCH', `/enquiries/${id}`, { suspect });
    }
    expect(await purposes(id)).toEqual(['cancellation', 'team']);
  });

  test('to trust a message sends its receipt, once for a mailbox, and promises nothing that is past', async () => {
    const { context } = office;
    const suspect = { suspect: 1, suspect_why: 'form', email: 'her@mail.example' };
    const late = { ...suspect, answer_due: context.now() - 1 };
    const ids = [
      await office.enquiry(late),
      await office.enquiry({ ...suspect, email: 'her+2@mail.example' }),
      await office.enquiry({ ...suspect, email: 'him@mail.example', status: 'closed' }),
      await office.enquiry({ ...suspect, email: 'no-reply@mail.example' }),
    ];
    for (const to of [false, true, false]) {
      await owner.ask('POST', '/enquiries/bulk', { ids, suspect: to });
    }
    const sent = await Promise.all(ids.map(purposes));
    expect(sent).toEqual([['receipt'], [], [], []]);
    const { enquiry } = await whole(ids[0] ?? '');
    expect(enquiry.answerDue).toBeGreaterThan(context.now());
    const said = await Promise.all(ids.map(async (id) => (await whole(id)).enquiry.noReceipt));
    expect(said).toEqual(['', 'limit', '', 'machine']);
    await context.db.deleteFrom('enquiry').where('id', 'in', ids).execute();
  });

  test('to trust a suspect booking sends its invitation, once', async () => {
    const { db } = office.context;
    const id = await booked(Date.UTC(2100, 0, 5, 6), { suspect: 1, suspect_why: 'form' });
    for (const suspect of [false, false]) {
      await owner.ask('PATCH', `/enquiries/${id}`, { suspect });
    }
    const { mails } = await whole(id);
    expect(mails.map(({ purpose }: { purpose: string }) => purpose)).toEqual(['invitation']);
    await db.deleteFrom('enquiry').where('id', '=', id).execute();
  });
});
