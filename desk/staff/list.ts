import { SELECTS } from '@falaj/contract/fields.ts';
import { normalize, withoutSeats } from '@falaj/contract/normalize.ts';
import { dayOf, instant } from '@falaj/contract/office-hours.ts';
import { cutText } from '@falaj/contract/plain-text.ts';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { DeskContext } from '../context.ts';
import { fieldIn } from '../database/fields.ts';
import type { BookingTable, EnquiryTable, Tables } from '../database/tables.ts';
import { VISIT_COLUMNS } from '../database/visit.ts';
import type { EnquiryLine, EnquiryPage } from './api-types.ts';
import { type ListQuery, ORIGINS } from './requests.ts';
import { isBySession, type ListView } from './views.ts';

const PAGE = 50;
const PREVIEW = 160;

type EnquiryColumns = ExpressionBuilder<Tables, 'enquiry'>;

const isOpen = (row: EnquiryColumns) => row('status', 'in', ['new', 'open']);
const isAwake = (row: EnquiryColumns, now: number) =>
  row.or([row('snoozed_until', 'is', null), row('snoozed_until', '<=', now)]);
/** A booking does not wait for the office, unless staff have opened it again or asked to be reminded of it. */
const isWaiting = (row: EnquiryColumns) =>
  row.or([
    row('kind', '=', 'message'),
    row('status', '=', 'open'),
    row('snoozed_until', 'is not', null),
  ]);

/** The condition for enquiries whose session begins before today, or not before it, by the office's calendar. */
function hasSession(row: EnquiryColumns, side: '<' | '>=', { facts, now }: DeskContext) {
  const { zone } = facts.hours;
  const today = instant(dayOf(new Date(now()), zone), '00:00', zone).getTime();
  const booked = row
    .selectFrom('booking')
    .select('booking.id')
    .whereRef('booking.enquiry_id', '=', 'enquiry.id')
    .where('booking.starts_at', side, today);
  return row.exists(booked);
}

/** The condition for the enquiries of a view. */
export function inView(row: EnquiryColumns, view: ListView, context: DeskContext) {
  const now = context.now();
  const trusted = row('suspect', '=', 0);
  switch (view) {
    case 'todo':
      return row.and([trusted, isOpen(row), isAwake(row, now), isWaiting(row)]);
    case 'sessions':
      return row.and([trusted, hasSession(row, '>=', context)]);
    case 'earlier':
      return row.and([trusted, hasSession(row, '<', context)]);
    case 'late':
      return row.and([
        trusted,
        isOpen(row),
        row('first_answer_at', 'is', null),
        row('answer_due', '<', now),
        // For a booking, the invitation is the answer.
        row('kind', '=', 'message'),
      ]);
    case 'snoozed':
      return row.and([trusted, isOpen(row), row('snoozed_until', '>', now)]);
    case 'suspect':
      return row('suspect', '=', 1);
    case 'all':
      return row.val(true);
    default:
      return row.and([trusted, row('status', '=', view)]);
  }
}

/** The condition for the enquiries that hold a text, in which LIKE's special characters are escaped. */
function holds(q: string) {
  const has = (text: string) => {
    const wanted = `%${normalize(text).replace(/[\\%_]/g, '\\$&')}%`;
    return sql<boolean>`folded like ${wanted} escape '\\'`;
  };
  const bare = withoutSeats(q);
  return bare === undefined ? has(q) : sql<boolean>`(${has(q)} or ${has(bare)})`;
}

/** The query for the enquiries that a filter finds, not ordered. */
function foundBy(context: DeskContext, filter: ListQuery) {
  const { reading: db } = context;
  const exact = ['kind', 'status', 'country', 'page', 'assignee'] as const;
  let query = db.selectFrom('enquiry').where((row) => inView(row, filter.view, context));
  for (const field of exact) {
    if (filter[field]) query = query.where(field, '=', filter[field]);
  }
  for (const name of SELECTS) {
    const chosen = filter[name];
    if (chosen) query = query.where((row) => row(fieldIn(row, context, name), '=', chosen));
  }
  for (const name of ORIGINS) {
    if (filter[name]) query = query.where(VISIT_COLUMNS[name], '=', filter[name]);
  }
  if (filter.suspect) query = query.where('suspect', '=', Number(filter.suspect));
  return filter.q ? query.where(holds(filter.q)) : query;
}

/** An enquiry with its booking, if it has one. */
export type Found = Selectable<EnquiryTable> & {
  [Column in 'session' | 'starts_at' | 'ends_at' | 'state']:
    | Selectable<BookingTable>[Column]
    | null;
};

/** A place in the list: the enquiry after which a page begins, and its time by which the view is in order. */
interface Place {
  at: number;
  id: string;
}

/** The place of an enquiry in a view. */
export const placeOf = ({ id, starts_at, received_at }: Found, view: ListView): Place => ({
  at: (isBySession(view) ? starts_at : received_at) ?? 0,
  id,
});

/**
 * Some of the enquiries that a filter finds, with their bookings: the newest first, or by their sessions, of which
 * those ahead begin with the next one.
 * @param after the enquiry before the first one; without it the list begins
 */
export async function readFound(
  context: DeskContext,
  filter: ListQuery,
  limit: number,
  after?: Place,
): Promise<Found[]> {
  const time = isBySession(filter.view) ? 'booking.starts_at' : 'enquiry.received_at';
  const [order, further] =
    filter.view === 'sessions' ? (['asc', '>'] as const) : (['desc', '<'] as const);
  let query = foundBy(context, filter)
    .leftJoin('booking', 'booking.enquiry_id', 'enquiry.id')
    .selectAll('enquiry')
    .select(['booking.session', 'booking.starts_at', 'booking.ends_at', 'booking.state']);
  if (after) {
    // An index leads to where the page begins only by a condition of its own.
    query = query
      .where(time, `${further}=`, after.at)
      .where((row) =>
        row.or([
          row(time, further, after.at),
          row(time, '=', after.at).and('enquiry.id', further, after.id),
        ]),
      );
  }
  return query.orderBy(time, order).orderBy('enquiry.id', order).limit(limit).execute();
}

/** A page of the list. */
export async function listEnquiries(context: DeskContext, filter: ListQuery): Promise<EnquiryPage> {
  const [time = '', id = ''] = filter.before?.split('.') ?? [];
  const after = time ? { at: Number(time), id } : undefined;
  const rows = await readFound(context, filter, PAGE + 1, after);
  const shown = rows.slice(0, PAGE);
  const items = shown.map(lineOf);
  const last = shown.at(-1);
  if (rows.length <= PAGE || !last) return { items };
  const place = placeOf(last, filter.view);
  return { items, next: `${place.at}.${place.id}` };
}

/** Turns a row into a line of the list. */
export const lineOf = (row: Found): EnquiryLine => ({
  id: row.id,
  kind: row.kind,
  reference: row.reference,
  receivedAt: row.received_at,
  name: `${row.first_name} ${row.last_name}`.trim(),
  company: row.company,
  interest: row.interest,
  country: row.country,
  language: row.language,
  preview: cutText(row.message, PREVIEW),
  status: row.status,
  assignee: row.assignee,
  snoozedUntil: row.snoozed_until,
  suspect: row.suspect === 1,
  answerDue: row.answer_due,
  firstAnswerAt: row.first_answer_at,
  session: row.session,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  isCancelled: row.state === 'cancelled',
});
