import { expect, test } from 'vitest';
import { language } from '../database/migrations/009-language.ts';
import { sendIssue } from '../newsletter/issue.ts';
import { erasePerson } from '../privacy/person.ts';
import { answerEnquiry } from '../staff/answer.ts';
import { exportEnquiries } from '../staff/csv.ts';
import { readEnquiry } from '../staff/enquiry.ts';
import { exportQuery } from '../staff/requests.ts';
import { startDesk } from '../start-desk.ts';
import { freshFile, onEachDatabase } from './support/databases.ts';
import {
  answerer,
  asForm,
  asJson,
  booking,
  message,
  newKey,
  openTestDesk,
} from './support/desk.ts';
import { deskFolder } from './support/facts.ts';
import { twoLanguages } from './support/two-languages.ts';

/** A Monday morning in Dubai. */
const MONDAY = Date.parse('2026-11-23T06:00:00Z');
const WEDNESDAY_11 = '2026-11-25T07:00:00.000Z';
const WEDNESDAY_12 = '2026-11-25T08:00:00.000Z';
const ARABIC = /[\u0600-\u06FF]/;
/** The digits that `ar` alone would print. */
const ARABIC_DIGIT = /[\u0660-\u0669]/;

type Desk = Awaited<ReturnType<typeof openTestDesk>>;

function open(env: Record<string, string>) {
  let now = MONDAY;
  // Each look at the clock is a little later, so that e-mails have an order.
  const clock = () => {
    now += 1;
    return now;
  };
  return openTestDesk(env, clock, { languages: twoLanguages });
}

/** The e-mails of a purpose, oldest first. */
async function mails({ db }: Desk, purpose: string) {
  const rows = await db
    .selectFrom('outbox')
    .select('content')
    .where('purpose', '=', purpose)
    .orderBy('created_at')
    .execute();
  return rows.map(({ content }) => JSON.parse(content));
}

/** The path and the query of the link in an e-mail. */
const linkIn = ({ text }: { text: string }) =>
  /https:\/\/site\.example(\/api\/\S+)/.exec(text)?.[1] ?? '';

/** The language of a page, and whether its words are of that language. */
function spokenBy(html: string) {
  const [, said] = /<html lang="(\w+)">/.exec(html) ?? [];
  return { language: said, isArabic: ARABIC.test(html) };
}
const IN_ARABIC = { language: 'ar', isArabic: true };
const IN_ENGLISH = { language: 'en', isArabic: false };

/** What a browser without scripts sends from an Arabic page. */
const fromArabic = (fields: Record<string, string> = {}) =>
  asForm({ ...(message(fields).fields as Record<string, string>), language: 'ar' });

onEachDatabase((fresh) => {
  test('a message from an Arabic page is answered in Arabic, and the office is told in English', async () => {
    const desk = await open(await fresh());
    const answer = await desk.ask('/api/in', fromArabic({ 'first-name': 'ليلى' }));
    const html = await answer.text();
    expect([answer.status, spokenBy(html)]).toEqual([200, IN_ARABIC]);
    const { reference, ...kept } = await desk.db
      .selectFrom('enquiry')
      .select(['reference', 'language', 'page'])
      .executeTakeFirstOrThrow();
    expect(kept).toEqual({ language: 'ar', page: '/ar/contact' });
    expect(html).toContain(`<dd>${reference}</dd>`);
    const [receipt] = await mails(desk, 'receipt');
    expect(receipt.sender).toBe(twoLanguages.ar.brand);
    for (const words of [receipt.subject, receipt.text]) {
      expect(words).toMatch(ARABIC);
      expect(words).toContain(reference);
    }
    // The time of the promised answer, by its Arabic names and Latin digits.
    expect(receipt.text).toMatch(/الاثنين.*23 نوفمبر/);
    expect(receipt.text).not.toMatch(ARABIC_DIGIT);
    const [team] = await mails(desk, 'team');
    expect(team.sender).toBeUndefined();
    expect(team.subject).toBe(`New ${reference}`);
    expect(team.text).toContain('In Arabic');
    expect(team.text).toContain('First name: ليلى');
  });

  test('an answer to it quotes in Arabic, under the subject that the visitor knows', async () => {
    const desk = await open(await fresh());
    await desk.ask('/api/in', fromArabic());
    const { context, db } = desk;
    const { id } = await db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow();
    const { enquiry } = await readEnquiry(context, 'a', id);
    const [receipt] = await mails(desk, 'receipt');
    expect([enquiry.language, enquiry.answerSubject]).toEqual(['ar', `Re: ${receipt.subject}`]);
    const answer = { id: crypto.randomUUID(), subject: 'س', text: 'شكرا', seen: 0 };
    await answerEnquiry(context, await answerer(desk), id, answer);
    const [sent] = await mails(desk, 'answer');
    expect(sent.sender).toBe(twoLanguages.ar.brand);
    expect(sent.text).toMatch(/^شكرا\n\nعربي On عربي الاثنين/);
    const parts = exportEnquiries(context, 'a', exportQuery.parse({ view: 'all' }));
    const table = (await Array.fromAsync(parts)).join('');
    expect(table).toContain('"ar"');
  });

  test('a session booked from an Arabic page is invited to, shown, moved and cancelled in Arabic', async () => {
    const desk = await open(await fresh());
    const sent = { ...booking(WEDNESDAY_11), language: 'ar' };
    expect((await desk.ask('/api/in', asJson(sent))).status).toBe(204);
    const kept = await desk.db.selectFrom('booking').select('language').execute();
    expect(kept).toEqual([{ language: 'ar' }]);
    const [invitation] = await mails(desk, 'invitation');
    expect(invitation.sender).toBe(twoLanguages.ar.brand);
    expect(invitation.subject).toMatch(ARABIC);
    expect(invitation.text).toContain('جلسة short');
    expect(invitation.calendar.content).toMatch(/^SUMMARY;LANGUAGE=ar-AE:عربي جلسة short/m);
    expect(invitation.calendar.content).toMatch(/^DESCRIPTION;LANGUAGE=ar-AE:/m);
    const [team] = await mails(desk, 'team');
    expect(team.calendar.content).toMatch(/^SUMMARY;LANGUAGE=en-AE:Short: Layla Haddad/m);
    expect([team.text, team.calendar.content].join()).not.toMatch(ARABIC);

    const link = linkIn(invitation);
    expect(link).toMatch(/\?language=ar$/);
    const shown = await desk.ask(link);
    expect(spokenBy(await shown.text())).toEqual(IN_ARABIC);
    const moved = await desk.ask(link, asForm({ act: 'move', seen: '0', start: WEDNESDAY_12 }));
    expect(spokenBy(await moved.text())).toEqual(IN_ARABIC);
    const [, again] = await mails(desk, 'invitation');
    expect(again.subject).toMatch(ARABIC);
    await desk.ask(linkIn(again), asForm({ act: 'cancel', seen: '1' }));
    const [cancellation] = await mails(desk, 'cancellation');
    expect(cancellation.subject).toMatch(ARABIC);
    expect(cancellation.text).toContain('https://site.example/ar/contact?session=short#book');
    // Of whom nothing is kept any more, the link alone tells the language.
    await erasePerson(desk.context, String(sent.fields.email), 'a');
    const gone = await desk.ask(linkIn(again));
    expect([gone.status, spokenBy(await gone.text())]).toEqual([410, IN_ARABIC]);
  });

  test('the newsletter is confirmed, sent and left in the language in which it was asked for', async () => {
    const desk = await open(await fresh());
    const key = newKey();
    const { sentAt, page } = message();
    const asked = { kind: 'newsletter', reference: key, fields: { email: 'l@b.example' } };
    const sent = { ...asked, consent: true, sentAt, page, language: 'ar' };
    await desk.ask('/api/in', asJson(sent, key));
    const kept = await desk.db
      .selectFrom('subscriber')
      .select(['language', 'consent_text'])
      .executeTakeFirstOrThrow();
    expect(kept).toEqual({ language: 'ar', consent_text: twoLanguages.ar.consent.newsletter });
    const [optIn] = await mails(desk, 'opt-in');
    expect(optIn.subject).toMatch(ARABIC);
    for (const init of [{}, asForm({})]) {
      const answer = await desk.ask(linkIn(optIn), init);
      expect([answer.status, spokenBy(await answer.text())]).toEqual([200, IN_ARABIC]);
    }
    const issue = { id: crypto.randomUUID(), subject: 'News', text: 'One.', page: '' };
    await sendIssue(desk.context, issue, 'a');
    const [mail] = await mails(desk, 'issue');
    expect([optIn.sender, mail.sender]).toEqual(Array(2).fill(twoLanguages.ar.brand));
    expect(mail.text).toMatch(/^One\.\n\n-- \nعربي Leave: https:/);
    expect(mail.headers['List-Unsubscribe']).toBe(`<https://site.example${linkIn(mail)}>`);
    const left = await desk.ask(linkIn(mail), asForm({}));
    expect([left.status, spokenBy(await left.text())]).toEqual([200, IN_ARABIC]);
    const spoilt = await desk.ask('/api/news/confirm/x?language=ar');
    expect([spoilt.status, spokenBy(await spoilt.text())]).toEqual([410, IN_ARABIC]);
  });

  test.each([
    'xx',
    'AR',
    '__proto__',
    'constructor',
    '',
    'ar/../en',
    7,
    ['ar', 'ar'],
    null,
    undefined,
  ])(
    'a language that is not published, such as %j, is that of the root and no fault',
    async (told) => {
      const desk = await open(await fresh());
      const sent = { ...message(), language: told };
      expect((await desk.ask('/api/in', asJson(sent))).status).toBe(204);
      const asked = asForm({
        ...(message().fields as Record<string, string>),
        language: `${told}`,
      });
      expect(spokenBy(await (await desk.ask('/api/in', asked)).text())).toEqual(IN_ENGLISH);
      const kept = await desk.db.selectFrom('enquiry').select('language').execute();
      expect(kept).toEqual([{ language: 'en' }, { language: 'en' }]);
    },
  );

  test('whoever wrote before there were languages has read English', async () => {
    const env = await fresh();
    const desk = await openTestDesk(env, () => MONDAY);
    await desk.ask('/api/in', asJson(booking(WEDNESDAY_11)));
    await desk.ask('/api/in', asJson({ ...message(), consent: true }));
    const tables = ['enquiry', 'booking', 'subscriber'] as const;
    for (const table of tables)
      await desk.db.schema.alterTable(table).dropColumn('language').execute();
    await language.up(desk.db);
    for (const table of tables) {
      const rows = await desk.db.selectFrom(table).select('language').execute();
      expect([table, [...new Set(rows.map((row) => row.language))]]).toEqual([table, ['en']]);
    }
  });
});

test('what goes wrong is said in the language of the form, or of the page that it comes from', async () => {
  const env = { ...(await freshFile()), DESK_RATE: '3' };
  const desk = await open(env);
  const said = async (init: RequestInit, headers: Record<string, string> = {}) => {
    const asked = { ...init, headers: { ...(init.headers as object), ...headers } };
    const answer = await desk.ask('/api/in', asked);
    return [answer.status, spokenBy(await answer.text())];
  };
  expect(await said(fromArabic({ email: 'nobody' }))).toEqual([422, IN_ARABIC]);
  const large = fromArabic({ message: 'x'.repeat(300_000) });
  const referer = 'https://site.example/ar/contact';
  expect(await said(large, { referer })).toEqual([413, IN_ARABIC]);
  expect(await said(large, { referer: 'https://site.example/contact' })).toEqual([413, IN_ENGLISH]);
  const wrong = { ...message({ email: 'nobody' }), language: 'ar' };
  const refused = (await (await desk.ask('/api/in', asJson(wrong))).json()) as {
    errors: Record<string, string>;
  };
  expect(refused.errors.email).toMatch(ARABIC);
  const late = { ...booking('2026-11-22T07:00:00.000Z').fields, language: 'ar' };
  expect(await said(asForm(late as Record<string, string>))).toEqual([422, IN_ARABIC]);
  // Now this address has asked too often.
  expect(await said(fromArabic())).toEqual([429, IN_ARABIC]);
  for (const path of ['/api/times', '/api/booking/x']) {
    const answer = await desk.ask(`${path}?language=ar`);
    expect([path, spokenBy(await answer.text())]).toEqual([path, IN_ARABIC]);
  }
});

test('a closed desk speaks the language of the form, or of the link', async () => {
  const folder = deskFolder({ languages: twoLanguages });
  const env = { DATABASE_URL: 'mysql://else' };
  const desk = await startDesk(folder, () => undefined, env);
  const asBrowser = { headers: { accept: 'text/html' } };
  for (const [path, init, expected] of [
    ['/api/in', fromArabic(), IN_ARABIC],
    ['/api/in', asForm({ message: 'Hello' }), IN_ENGLISH],
    ['/api/booking/x?language=ar', asBrowser, IN_ARABIC],
    ['/api/booking/x', asBrowser, IN_ENGLISH],
  ] as const) {
    const answer = await desk.app.request(path, init);
    expect([path, answer.status, spokenBy(await answer.text())]).toEqual([path, 503, expected]);
  }
  await desk.stop();
});
