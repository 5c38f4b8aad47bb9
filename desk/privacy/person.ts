import { erasedMail } from '../bookings/email-templates.ts';
import type { Db, DeskContext } from '../context.ts';
import { DAY } from '../durations.ts';
import { enqueue } from '../mail/outbox.ts';
import { personOf } from '../mail/person-of.ts';
import { forgetAsked, forgetReceipts } from '../mail/receipts.ts';
import { forgetLeavers, noteLeaver } from '../newsletter/leavers.ts';
import { noteEvent } from '../operations/event.ts';

/** Everything that the desk stores about a person, found by their e-mail address in any spelling. */
export async function exportPerson({ reading: db }: DeskContext, email: string) {
  const person = personOf(email);
  const rows = await db
    .selectFrom('enquiry')
    .selectAll()
    .where('person', '=', person)
    .orderBy('received_at')
    .execute();
  // The number of the database transaction is not personal data, and what a search looks through stands in the fields.
  const enquiries = rows.map(({ written: _, folded: __, extra, ...enquiry }) => ({
    ...enquiry,
    extra: JSON.parse(extra),
  }));
  // A list of ids would be too long for a statement where somebody has written often.
  const among = db.selectFrom('enquiry').select('id').where('person', '=', person);
  const [notes, bookings, mails, subscriptions] = await Promise.all([
    db.selectFrom('note').selectAll().where('enquiry_id', 'in', among).execute(),
    db.selectFrom('booking').selectAll().where('enquiry_id', 'in', among).execute(),
    db
      .selectFrom('outbox')
      .selectAll()
      .where((row) => row.or([row('enquiry_id', 'in', among), row('person', '=', person)]))
      .execute(),
    db.selectFrom('subscriber').selectAll().where('person', '=', person).execute(),
  ]);
  return { enquiries, notes, bookings, mails, subscriptions };
}

/**
 * Cancels a person's sessions that are still ahead, and tells the office: their time is free again, and the
 * office's calendar must not keep the name of somebody who does not come.
 */
async function cancelAhead(db: Db, context: DeskContext, enquiries: string[]): Promise<void> {
  const ahead = await db
    .selectFrom('booking')
    .selectAll()
    .where('enquiry_id', 'in', enquiries)
    .where('state', '=', 'held')
    .where('ends_at', '>', context.now())
    .execute();
  for (const booking of ahead) {
    await enqueue(db, context, 'team', erasedMail(context, booking), {});
  }
}

/**
 * Erases what the desk stores about a person, their enquiries part by part, and logs how much that was without naming
 * them. One that was broken off is continued by asking again. E-mails that have been sent, and backups until they expire, cannot be erased.
 * @param actor account of the person who asked for it
 */
export async function erasePerson(context: DeskContext, email: string, actor: string) {
  const person = personOf(email);
  const theirs = context.db.selectFrom('enquiry').select('id').where('person', '=', person);
  const enquiries = await eraseInParts(
    (most) => theirs.limit(most).execute(),
    (ids) =>
      context.db.transaction().execute(async (db) => {
        await cancelAhead(db, context, ids);
        await db.deleteFrom('enquiry').where('id', 'in', ids).execute();
      }),
  );
  const erased = await context.db.transaction().execute(async (db) => {
    const mails = await db
      .deleteFrom('outbox')
      .where('person', '=', person)
      .returning('id')
      .execute();
    const subscriptions = await db
      .deleteFrom('subscriber')
      .where('person', '=', person)
      .returning('id')
      .execute();
    // Whoever signs up again gets a link at once.
    await forgetAsked(db, context, person);
    const count = { enquiries, mails: mails.length, subscriptions: subscriptions.length };
    await noteEvent(db, context, { actor, act: 'person erased', detail: count });
    return count;
  });
  // A backup that is put back still has their subscription.
  if (erased.subscriptions > 0) await noteLeaver(context, person);
  await context.overwrite?.();
  context.wake();
  return erased;
}

const WEEK = 7 * DAY;
/** For how many days the desk remembers that an e-mail was sent. */
const SENT_DAYS = 90;
/** How many enquiries are erased in one transaction, so that nobody waits long for the lock. */
const AT_A_TIME = 50;

/** Erases what is found, a part at a time, each with a transaction of its own. @returns how many there were */
async function eraseInParts(
  find: (most: number) => Promise<{ id: string }[]>,
  erase: (ids: string[]) => Promise<unknown>,
): Promise<number> {
  for (let count = 0; ; ) {
    const rows = await find(AT_A_TIME);
    if (rows.length > 0) await erase(rows.map(({ id }) => id));
    count += rows.length;
    if (rows.length < AT_A_TIME) return count;
  }
}

/**
 * Erases what is past its date: enquiries, addresses that were not confirmed within a week, records of people
 * who left the newsletter, and records of old e-mails. It logs how many of each.
 */
export async function eraseByDate(context: DeskContext) {
  const { db, settings, now } = context;
  const at = now();
  const past = db.selectFrom('enquiry').select('id').where('erase_after', '<=', at);
  const asked = db
    .selectFrom('subscriber')
    .select('id')
    .where('state', '=', 'asked')
    .where('asked_at', '<=', at - WEEK);
  const left = db
    .selectFrom('subscriber')
    .select('id')
    .where('state', '=', 'left')
    .where('left_at', '<=', at - settings.keepDays * DAY);
  const mails = db
    .selectFrom('outbox')
    .select('id')
    .where('state', 'in', ['sent', 'dead', 'bounced'])
    .where('ended_at', '<=', at - SENT_DAYS * DAY);
  const eraseFrom = (table: 'enquiry' | 'subscriber' | 'outbox') => (ids: string[]) =>
    db.deleteFrom(table).where('id', 'in', ids).execute();
  const count = {
    enquiries: await eraseInParts((most) => past.limit(most).execute(), eraseFrom('enquiry')),
    asked: await eraseInParts((most) => asked.limit(most).execute(), eraseFrom('subscriber')),
    left: await eraseInParts((most) => left.limit(most).execute(), eraseFrom('subscriber')),
    mails: await eraseInParts((most) => mails.limit(most).execute(), eraseFrom('outbox')),
  };
  await db.deleteFrom('spent_work').where('ends_at', '<', at).execute();
  await forgetReceipts(context);
  await forgetLeavers(context);
  await noteEvent(db, context, { actor: 'desk', act: 'erased by date', detail: count });
  await context.overwrite?.();
  return count;
}
