import { randomUUID } from 'node:crypto';
import type { Submitted } from '../../src/features/messages/payload.ts';
import { replyBy } from '../../src/features/office/office-hours.ts';
import { bookingOf, datesOf, keepBooking } from '../bookings/book.ts';
import { sessionOf } from '../bookings/slots.ts';
import type { Db, DeskContext } from '../context.ts';
import type { NewEnquiry } from '../database/tables.ts';
import { DAY } from '../durations.ts';
import { receiptLetter, teamLetter } from '../mail/letters.ts';
import { enqueue, enqueueHook } from '../mail/outbox.ts';
import { signUp } from '../newsletter/sign-up.ts';
import { enquiryHook } from '../operations/webhook.ts';
import { digestOf } from '../signature.ts';
import { versionOf } from './consent.ts';
import { spendWork } from './work.ts';

/** What became of a request: taken, now or before, or its key belongs to other words. */
export type Taken = 'taken' | 'other-words';

/** What is known of a request besides what it says. */
export interface Circumstances {
  /** Why it looks like a program's work. */
  suspicions: string[];
  country: string;
  /** The work that came with it; undefined where a browser without scripts sent it, which cannot work. */
  work?: string | undefined;
}

/** Notes a key; undefined when it is new, else whether the words under it are these. */
async function known(db: Db, context: DeskContext, key: string, submitted: Submitted) {
  const { kind, reference, fields, consent } = submitted;
  const digest = digestOf(context.secret, kind, reference, JSON.stringify(fields), `${consent}`);
  const added = await db
    .insertInto('request')
    .values({ key, digest, received_at: context.now() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  if (added) return undefined;
  const before = await db.selectFrom('request').select('digest').where('key', '=', key).execute();
  return before[0]?.digest === digest ? 'taken' : 'other-words';
}

type Message = Extract<Submitted, { kind: 'message' | 'booking' }>;

/** What only one kind of form asks for: a session may name a service, and nobody is asked for a budget before it. */
const interestOf = ({ kind, fields }: Message, context: DeskContext) =>
  kind === 'booking'
    ? { interest: sessionOf(context, fields.session)?.interest ?? '', budget: '' }
    : { interest: fields.interest, budget: fields.budget };

function enquiryOf(message: Message, context: DeskContext, about: Circumstances): NewEnquiry {
  const { now, facts, settings } = context;
  const { kind, fields, consent } = message;
  const at = now();
  const text = facts.consent.message;
  return {
    id: randomUUID(),
    kind,
    reference: message.reference,
    received_at: at,
    page: message.page,
    first_name: fields['first-name'],
    last_name: fields['last-name'],
    email: fields.email,
    person: fields.email.toLowerCase(),
    company: fields.company,
    ...interestOf(message, context),
    message: fields.message,
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

async function enqueueLetters(db: Db, context: DeskContext, enquiry: NewEnquiry): Promise<void> {
  await enqueue(db, context, 'team', teamLetter(context, enquiry), enquiry);
  // Whoever lets a program type strangers' addresses gets nothing sent to them.
  if (enquiry.suspect) return;
  await enqueue(db, context, 'receipt', receiptLetter(context, enquiry), enquiry);
}

/** Keeps a message or a booking, and what is to be sent about it. */
async function keepEnquiry(db: Db, context: DeskContext, message: Message, about: Circumstances) {
  const enquiry = enquiryOf(message, context, about);
  const booking = message.kind === 'booking' && bookingOf(context, message, enquiry.id);
  if (booking) Object.assign(enquiry, datesOf(context, booking));
  await db.insertInto('enquiry').values(enquiry).execute();
  await enqueueHook(db, context, enquiryHook(enquiry, booking || undefined), enquiry);
  if (booking) await keepBooking(db, context, enquiry, booking);
  else await enqueueLetters(db, context, enquiry);
  if (message.consent) {
    await signUp(db, context, enquiry.email, context.facts.consent.message, message.page);
  }
}

/**
 * Keeps what a visitor sent, with everything that follows from it, in one transaction: either all of it
 * is on the disk when this resolves, or nothing.
 * @param key the request's idempotency key; under a key something is taken once, for ever
 * @throws BookingRefusal when the time that it asks for cannot be had
 * @throws when the database cannot keep it now
 */
export async function take(
  context: DeskContext,
  submitted: Submitted,
  key: string,
  about: Circumstances,
): Promise<Taken> {
  const { suspicions, work } = about;
  const before = await context.db.transaction().execute(async (db) => {
    const outcome = await known(db, context, key, submitted);
    if (outcome) return outcome;
    if (work !== undefined && !(await spendWork(db, context, work))) suspicions.push('work');
    const { consent } = context.facts;
    if (submitted.kind !== 'newsletter') await keepEnquiry(db, context, submitted, about);
    else await signUp(db, context, submitted.fields.email, consent.newsletter, submitted.page);
    return undefined;
  });
  if (before) return before;
  context.log('taken', { kind: submitted.kind, suspect: suspicions.join(',') });
  context.wake();
  return 'taken';
}
