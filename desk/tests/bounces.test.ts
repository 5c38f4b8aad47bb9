import { expect, test } from 'vitest';
import { readReport } from '../mail/bounces.ts';
import { noteSent } from '../mail/outbox.ts';
import { claim, QUEUES } from '../mail/queues.ts';
import { readEnquiry } from '../staff/enquiry.ts';
import { onEachDatabase } from './support/databases.ts';
import { asForm, asJson, message, openTestDesk } from './support/desk.ts';

/** What a mail server says of an e-mail that it could not deliver (RFC 3464). */
const report = (id: string, status: string, action = 'failed') => `From: MAILER-DAEMON@mx.example
To: bounces@site.example
Message-ID: <20261129100000.ABC@mx.example>
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain

I could not deliver your message to <her@mail.example>.

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example

Final-Recipient: rfc822; her@mail.example
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; 550 ${status} <her@mail.example>:
 no such user

--b
Content-Type: message/rfc822

Message-ID: <${id}@site.example>
Subject: Got it
`;

const ID = '0b9cf1d6-37f5-4dcd-a4cb-bb7cf1e0a2d1';

test.each([
  ['a delay', '4.4.1', 'delayed'],
  ['a delivery', '2.0.0', 'delivered'],
])('%s is no failure', (_, status, action) => {
  expect(readReport(report(ID, status, action))).toBeUndefined();
});

test('a report names the e-mail and says why, without addresses', () => {
  const read = readReport(report(ID, '5.1.1').replaceAll('\n', '\r\n'));
  expect(read?.ids).toContain(ID);
  expect(read).toMatchObject({ status: '5.1.1', why: '550 5.1.1 … no such user' });
});

onEachDatabase((fresh) => {
  test('an e-mail that comes back is shown with its enquiry, and ends the newsletter', async () => {
    const env = { ...(await fresh()), DESK_BOUNCE_TOKEN: 'a-long-token-1' };
    const desk = await openTestDesk(env);
    const { ask, context, db } = desk;
    await ask('/api/in', asJson(message({ email: 'her@mail.example' })));
    await ask('/api/in', asForm({ email: 'her@mail.example' }));
    await db.updateTable('subscriber').set({ state: 'confirmed', confirmed_at: 1 }).execute();
    await db.updateTable('enquiry').set({ status: 'answered' }).execute();
    for (const row of await claim(context, 'postman', 9, { ...QUEUES[0], hands: 9 } as never)) {
      await noteSent(context, row);
    }
    const idOf = async (purpose: string) =>
      (
        await db
          .selectFrom('outbox')
          .select('id')
          .where('purpose', '=', purpose)
          .executeTakeFirstOrThrow()
      ).id;
    const hand = async (text: string, token = 'a-long-token-1') => {
      const headers = { authorization: `Bearer ${token}` };
      return (await ask('/api/bounces', { method: 'POST', headers, body: text })).status;
    };
    const subscriber = async () =>
      (await db.selectFrom('subscriber').select('state').executeTakeFirstOrThrow()).state;
    expect(await hand(report(await idOf('receipt'), '5.1.1'), 'another-token-1')).toBe(401);
    // Nobody leaves by the address alone, which anybody can write, nor by a full mailbox, nor by what went to the office.
    expect(await hand(report(ID, '5.1.1'))).toBe(204);
    expect(await hand(report(await idOf('team'), '5.1.1'))).toBe(204);
    expect(await hand(report(await idOf('opt-in'), '5.2.2'))).toBe(204);
    expect(await subscriber()).toBe('confirmed');
    await db
      .updateTable('outbox')
      .set({ purpose: 'answer' })
      .where('purpose', '=', 'receipt')
      .execute();
    expect(await hand(report(await idOf('answer'), '5.1.1'))).toBe(204);
    expect(await subscriber()).toBe('left');
    const { id } = await db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow();
    const { mails, events, enquiry } = await readEnquiry(context, 'amal', id);
    expect(mails.find(({ purpose }) => purpose === 'answer')).toMatchObject({
      state: 'bounced',
      error: '550 5.1.1 … no such user',
    });
    expect(events.at(-1)).toMatchObject({ act: 'mail.bounced', actor: 'desk' });
    // The visitor does not know the answer.
    expect(enquiry.status).toBe('open');
  });
});
