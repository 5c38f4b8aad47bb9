import { erasedMail } from '../bookings/email-templates.ts';
import type { Db, DeskContext } from '../context.ts';
import { DAY } from '../durations.ts';
import { enqueue } from '../mail/outbox.ts';
import { personOf } from '../mail/person-of.ts';
import { forgetAsked, forgetReceipts } from '../mail/receipts.ts';
import { noteEvent } from '../operations/event.ts';

/** Everything that the desk stores about a person, found by their e-mail address in any spelling. */
export async function exportPerson({ db }: DeskContext, email: string) {
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
  const ids = enquiries.map(({ id }) => id);
  // SQL does not allow an empty list.
  const among = ids.length > 0 ? ids : [''];
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
  if (enquiries.length === 0) return;
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

/** Erases enquiries with everything that belongs to them. @returns how many there were */
async function eraseEnquiries(db: Db, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const gone = await db.deleteFrom('enquiry').where('id', 'in', ids).returning('id').execute();
  return gone.length;
}

/**
 * Erases what the desk stores about a person, in one transaction, and logs how much that was without naming
 * them. E-mails that have been sent, and backups until they expire, cannot be erased.
 * @param actor account of the person who asked for it
 */
export async function erasePerson(context: DeskContext, email: string, actor: string) {
  const person = personOf(email);
  const erased = await context.db.transaction().execute(async (db) => {
    const rows = await db.selectFrom('enquiry').select('id').where('person', '=', person).execute();
    const ids = rows.map(({ id }) => id);
    await cancelAhead(db, context, ids);
    const enquiries = await eraseEnquiries(db, ids);
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
  context.wake();
  return erased;
}

const WEEK = 7 * DAY;
/** For how many days the desk remembers that an e-mail was sent. */
const SENT_DAYS = 90;
/** How many enquiries are erased in one transaction, so that nobody waits long for the lock. */
const AT_A_TIME = 500;

/**
 * Erases what is past its date: enquiries, addresses that were not confirmed within a week, records of people
 * who left the newsletter, and records of old e-mails. It logs how many of each.
 */
export async function eraseByDate(context: DeskContext) {
  const { db, settings, now } = context;
  const at = now();
  const count = { enquiries: 0, asked: 0, left: 0, mails: 0 };
  for (;;) {
    const rows = await db
      .selectFrom('enquiry')
      .select('id')
      .where('erase_after', '<=', at)
      .limit(AT_A_TIME)
      .execute();
    const ids = rows.map(({ id }) => id);
    const gone = await eraseEnquiries(db, ids);
    count.enquiries += gone;
    if (gone === 0) break;
  }
  const asked = db
    .deleteFrom('subscriber')
    .where('state', '=', 'asked')
    .where('asked_at', '<=', at - WEEK)
    .returning('id');
  const left = db
    .deleteFrom('subscriber')
    .where('state', '=', 'left')
    .where('left_at', '<=', at - settings.keepDays * DAY)
    .returning('id');
  const mails = db
    .deleteFrom('outbox')
    .where('state', 'in', ['sent', 'dead'])
    .where('ended_at', '<=', at - SENT_DAYS * DAY)
    .returning('id');
  await db.deleteFrom('spent_work').where('ends_at', '<', at).execute();
  await forgetReceipts(context);
  count.asked = (await asked.execute()).length;
  count.left = (await left.execute()).length;
  count.mails = (await mails.execute()).length;
  await noteEvent(db, context, { actor: 'desk', act: 'erased by date', detail: count });
  return count;
}
