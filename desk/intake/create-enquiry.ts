import { randomUUID } from 'node:crypto';
import type { FieldValues } from '@falaj/contract/fields.ts';
import { replyBy } from '@falaj/contract/office-hours.ts';
import type { Submitted } from '@falaj/contract/payload.ts';
import { bookingOf, datesOf, keepBooking } from '../bookings/book.ts';
import { sessionOf } from '../bookings/slots.ts';
import type { Db, DeskContext } from '../context.ts';
import { normalizedText, storedFields } from '../database/fields.ts';
import type { NewEnquiry } from '../database/tables.ts';
import { storedVisit } from '../database/visit.ts';
import { DAY } from '../durations.ts';
import { speaking } from '../languages.ts';
import { receiptMail, teamMail } from '../mail/email-templates.ts';
import { enqueue, enqueueHook } from '../mail/outbox.ts';
import { personOf } from '../mail/person-of.ts';
import { enqueueReceipt, whyNoReceipt } from '../mail/receipts.ts';
import { signUp } from '../newsletter/sign-up.ts';
import { enquiryHook } from '../operations/webhook.ts';
import { spokenIn } from '../printed.ts';
import { digestOf } from '../signature.ts';
import { versionOf } from './consent.ts';
import { spendWork } from './proof-of-work.ts';

/**
 * The result of a request: created, now or before, or refused because its key belongs to another request, or to the same
 * one whose booking, enquiry or subscription does not stand any more.
 */
export type Created = 'created' | 'other-words' | 'gone';

/** What is known about a request besides its contents. */
export interface Circumstances {
  /** The published language in which it is answered. */
  language: string;
  /** The reasons why it looks like a program's. */
  suspicions: string[];
  country: string;
  /** The work that came with it; undefined for a browser without scripts, which cannot do any. */
  work?: string | undefined;
}

/** Whether what a request made is still there as the request asked for it. */
async function stands(db: Db, { kind, fields }: Submitted, made: string): Promise<boolean> {
  const asked = {
    message: () => db.selectFrom('enquiry').select('id').where('id', '=', made),
    booking: () =>
      db
        .selectFrom('booking')
        .select('id')
        .where('enquiry_id', '=', made)
        .where('state', '=', 'held')
        .where('starts_at', '=', Date.parse('start' in fields ? fields.start : '')),
    newsletter: () =>
      db.selectFrom('subscriber').select('id').where('id', '=', made).where('state', '!=', 'left'),
  }[kind]();
  return (await asked.executeTakeFirst()) !== undefined;
}

/**
 * Stores a key; returns undefined when it is new, and otherwise what became of its request.
 * @param made id of the enquiry that it makes
 */
async function known(
  db: Db,
  context: DeskContext,
  key: string,
  submitted: Submitted,
  made: string,
): Promise<Created | undefined> {
  const { kind, reference, fields, consent } = submitted;
  const digest = digestOf(context.secret, kind, reference, JSON.stringify(fields), `${consent}`);
  const added = await db
    .insertInto('request')
    .values({ key, digest, received_at: context.now(), made })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  if (added) return undefined;
  const before = await db
    .selectFrom('request')
    .select(['digest', 'made'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (before.digest !== digest) return 'other-words';
  return before.made === null || (await stands(db, submitted, before.made)) ? 'created' : 'gone';
}

type Message = Extract<Submitted, { kind: 'message' | 'booking' }>;

/** What was typed into the form. A booking does not ask for an interest, but its session can name one. */
const typedInto = ({ kind, fields }: Message, context: DeskContext): FieldValues =>
  kind === 'booking'
    ? { ...fields, interest: sessionOf(context, fields.session)?.interest }
    : fields;

function enquiryOf(
  id: string,
  message: Message,
  context: DeskContext,
  about: Circumstances,
): NewEnquiry {
  const { now, facts, settings } = context;
  const { kind, fields, consent } = message;
  const at = now();
  const text = spokenIn(context, about.language).facts.consent.message;
  const stored = storedFields(typedInto(message, context));
  return {
    id,
    kind,
    reference: message.reference,
    received_at: at,
    page: message.page,
    ...storedVisit(message.visit),
    language: about.language,
    ...stored,
    folded: normalizedText({ ...stored, reference: message.reference }),
    person: personOf(fields.email),
    country: about.country,
    consent: consent ? 1 : 0,
    consent_text: consent ? text : null,
    consent_version: consent ? versionOf(text) : null,
    consent_at: consent ? at : null,
    suspect: about.suspicions.length > 0 ? 1 : 0,
    suspect_why: about.suspicions.join(','),
    status: 'new',
    answer_due: replyBy(facts.hours, new Date(at)).getTime(),
    erase_after: at + settings.keepDays * DAY,
  };
}

async function enqueueMails(db: Db, context: DeskContext, enquiry: NewEnquiry): Promise<void> {
  await enqueue(db, context, 'team', teamMail(context, enquiry), enquiry);
  // A program may have typed a stranger's address, so nothing is sent.
  if (enquiry.suspect || enquiry.no_receipt) return;
  await enqueueReceipt(
    db,
    context,
    'receipt',
    receiptMail(speaking(context, enquiry.language), enquiry),
    enquiry,
  );
}

/** Stores a message or a booking, and what is to be sent about it. */
async function keepEnquiry(
  db: Db,
  context: DeskContext,
  id: string,
  message: Message,
  about: Circumstances,
) {
  const enquiry = enquiryOf(id, message, context, about);
  const booking = message.kind === 'booking' && bookingOf(context, message, enquiry);
  if (booking) Object.assign(enquiry, datesOf(context, booking));
  enquiry.no_receipt = await whyNoReceipt(db, context, enquiry);
  await db.insertInto('enquiry').values(enquiry).execute();
  await enqueueHook(db, context, enquiryHook(enquiry, booking || undefined), enquiry);
  if (booking) await keepBooking(db, context, enquiry, booking);
  else await enqueueMails(db, context, enquiry);
  if (message.consent) {
    await signUp(db, context, enquiry.email, 'message', about.language, message);
  }
}

/**
 * Stores what a visitor sent, with everything that follows from it, in one transaction: when this resolves, all
 * of it is on the disk.
 * @param key the request's idempotency key, under which something is created only once, for ever
 * @throws BookingRefusal when the time cannot be booked
 * @throws when the database cannot store it now
 */
export async function createEnquiry(
  context: DeskContext,
  submitted: Submitted,
  key: string,
  about: Circumstances,
): Promise<Created> {
  const { suspicions, work, language } = about;
  const before = await context.db.transaction().execute(async (db) => {
    const id = randomUUID();
    const outcome = await known(db, context, key, submitted, id);
    if (outcome) return outcome;
    if (work !== undefined && !(await spendWork(db, context, work))) suspicions.push('work');
    const { kind, fields } = submitted;
    if (kind !== 'newsletter') await keepEnquiry(db, context, id, submitted, about);
    else {
      const made = await signUp(db, context, fields.email, kind, language, submitted);
      await db.updateTable('request').set({ made }).where('key', '=', key).execute();
    }
    return undefined;
  });
  if (before) return before;
  context.log('created', { kind: submitted.kind, suspect: suspicions.join(',') });
  context.wake();
  return 'created';
}
