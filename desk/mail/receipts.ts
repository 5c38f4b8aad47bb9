import { replyBy } from '@falaj/contract/office-hours.ts';
import type { Selectable } from 'kysely';
import type { Db, DeskContext } from '../context.ts';
import { isFar } from '../database/moments.ts';
import type { EnquiryTable, NewEnquiry, NoReceipt } from '../database/tables.ts';
import { DAY, HOUR } from '../durations.ts';
import { speaking } from '../languages.ts';
import { digestOf } from '../signature.ts';
import { type OutgoingMail, receiptMail } from './email-templates.ts';
import { enqueue } from './outbox.ts';
import { personOf } from './person-of.ts';

/**
 * The mailbox that an address leads to, for comparing addresses only: without a plus tag (RFC 5233) and without the dots
 * that some providers ignore.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = personOf(email).split('@');
  const name = local.replace(/(?<=.)\+.*$/, '').replaceAll('.', '');
  return `${name}@${domain}`;
}

/** Names of mailboxes that programs send from and nobody reads (RFC 3834, 2), without what separates words. */
const MACHINES = ['noreply', 'donotreply', 'mailerdaemon', 'postmaster'];

/** Why an address is never sent a receipt: it is the desk's own, or a program's. */
function whyNever({ facts, settings }: DeskContext, email: string): NoReceipt {
  const mailbox = mailboxOf(email);
  const own = [facts.email, settings.mailTo ?? '', settings.mailFrom ?? ''];
  if (own.some((address) => mailboxOf(address) === mailbox)) return 'own';
  const name = mailbox.split('@')[0]?.replace(/[-_]/g, '') ?? '';
  return MACHINES.includes(name) ? 'machine' : '';
}

type Counted = 'receipt' | 'opt-in';

/** The name under which a mailbox is counted: a digest, since it has only to be recognised. */
const countedAs = ({ secret }: DeskContext, kind: Counted, email: string) =>
  digestOf(secret, kind, mailboxOf(email));

/**
 * Counts a receipt to a mailbox, if one may go there: a pause after the latest, and at most three in a time. All
 * processes share the count, and one statement checks and counts, so that two at once do not both send.
 * @param pause milliseconds; with no pause and no time it is counted and never held back, whatever the clocks say
 * @param time milliseconds
 * @returns whether it may be sent
 */
async function countReceipt(
  db: Db,
  context: DeskContext,
  kind: Counted,
  email: string,
  pause: number,
  time = DAY,
): Promise<boolean> {
  const at = context.now();
  const mailbox = countedAs(context, kind, email);
  const counted = await db
    .insertInto('receipt')
    .values({ mailbox, latest: at, second: 0, third: 0 })
    .onConflict((conflict) =>
      conflict
        .column('mailbox')
        .doUpdateSet((row) => ({
          latest: at,
          second: row.ref('receipt.latest'),
          third: row.ref('receipt.second'),
        }))
        .where(isFar('receipt.latest', at, pause))
        .where(isFar('receipt.third', at, time)),
    )
    .returning('mailbox')
    .executeTakeFirst();
  return counted !== undefined;
}

/**
 * Why an enquiry gets no receipt, or an empty text where it gets one, which is then counted. Anybody can type a
 * stranger's address into a form, so a mailbox is sent at most one in an hour and three in a day. An invitation
 * to a booked session is never held back by this, since its link is needed to cancel; it counts, and the
 * number of sessions ahead is limited (bookings/book.ts).
 */
export async function whyNoReceipt(
  db: Db,
  context: DeskContext,
  { kind, email, suspect }: Pick<NewEnquiry, 'kind' | 'email' | 'suspect'>,
): Promise<NoReceipt> {
  const never = whyNever(context, email);
  if (never || suspect) return never;
  const [pause, time] = kind === 'booking' ? [0, 0] : [HOUR, DAY];
  return (await countReceipt(db, context, 'receipt', email, pause, time)) ? '' : 'limit';
}

/** Whether an address may be sent the link that confirms the newsletter, which is then counted: one in a day. */
export const mayBeAsked = async (db: Db, context: DeskContext, email: string): Promise<boolean> =>
  !whyNever(context, email) && countReceipt(db, context, 'opt-in', email, DAY);

/** Puts the mail that first tells a visitor into the outbox, and notes it as the one that later answers refer to. */
export async function enqueueReceipt(
  db: Db,
  context: DeskContext,
  purpose: 'receipt' | 'invitation' | 'cancellation',
  mail: OutgoingMail,
  { id, person }: Pick<NewEnquiry, 'id' | 'person'>,
): Promise<void> {
  const receipt_id = await enqueue(db, context, purpose, mail, { id, person });
  await db.updateTable('enquiry').set({ receipt_id }).where('id', '=', id).execute();
}

/**
 * Sends the receipt of a message that looked suspect and is now trusted, in the transaction that trusts it. An answer that
 * would be promised for a time that is past is promised anew.
 */
export async function receiptTrusted(
  db: Db,
  context: DeskContext,
  enquiry: Selectable<EnquiryTable>,
): Promise<void> {
  if (enquiry.receipt_id || !['new', 'open'].includes(enquiry.status)) return;
  const no_receipt = await whyNoReceipt(db, context, { ...enquiry, suspect: 0 });
  const now = context.now();
  const answer_due =
    enquiry.answer_due > now
      ? enquiry.answer_due
      : replyBy(context.facts.hours, new Date(now)).getTime();
  const set = no_receipt ? { no_receipt } : { no_receipt, answer_due };
  await db.updateTable('enquiry').set(set).where('id', '=', enquiry.id).execute();
  if (no_receipt) return;
  const mail = receiptMail(speaking(context, enquiry.language), { ...enquiry, answer_due });
  await enqueueReceipt(db, context, 'receipt', mail, enquiry);
}

/** Forgets that a mailbox was sent the link that confirms the newsletter. */
export const forgetAsked = (db: Db, context: DeskContext, email: string) =>
  db
    .deleteFrom('receipt')
    .where('mailbox', '=', countedAs(context, 'opt-in', email))
    .execute();

/** Forgets counts that no longer hold anything back. */
export const forgetReceipts = ({ db, now }: DeskContext) =>
  db
    .deleteFrom('receipt')
    .where(isFar('latest', now(), DAY))
    .execute();
