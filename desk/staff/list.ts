import { SELECTS } from '@falaj/contract/fields.ts';
import { fold } from '@falaj/contract/fold.ts';
import { cutText } from '@falaj/contract/plain-text.ts';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { DeskContext } from '../context.ts';
import { fieldIn } from '../database/fields.ts';
import type { EnquiryTable, Tables } from '../database/tables.ts';
import type { ListQuery } from './requests.ts';
import type { ListView } from './views.ts';
import type { EnquiryLine, EnquiryPage } from './wire.ts';

const PAGE = 50;
const PREVIEW = 160;

type EnquiryColumns = ExpressionBuilder<Tables, 'enquiry'>;

const isOpen = (row: EnquiryColumns) => row('status', 'in', ['new', 'open']);
const isAwake = (row: EnquiryColumns, now: number) =>
  row.or([row('snoozed_until', 'is', null), row('snoozed_until', '<=', now)]);

/** The condition for the enquiries of a view. */
export function inView(row: EnquiryColumns, view: ListView, now: number) {
  const trusted = row('suspect', '=', 0);
  switch (view) {
    case 'todo':
      return row.and([trusted, isOpen(row), isAwake(row, now)]);
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
  const wanted = `%${fold(q).replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`folded like ${wanted} escape '\\'`;
}

/** The query for the enquiries that a filter finds, not ordered. */
export function foundBy(context: DeskContext, filter: ListQuery) {
  const { db, now } = context;
  const exact = ['kind', 'status', 'country', 'assignee'] as const;
  let query = db.selectFrom('enquiry').where((row) => inView(row, filter.view, now()));
  for (const field of exact) {
    if (filter[field]) query = query.where(field, '=', filter[field] as never);
  }
  for (const name of SELECTS) {
    const chosen = filter[name];
    if (chosen) query = query.where((row) => row(fieldIn(row, context, name), '=', chosen));
  }
  if (filter.suspect) query = query.where('suspect', '=', Number(filter.suspect));
  return filter.q ? query.where(holds(filter.q)) : query;
}

/** The condition for enquiries that come after another one in the list. */
export const olderThan = (time: number, id: string) => (row: EnquiryColumns) =>
  row.or([row('received_at', '<', time), row('received_at', '=', time).and('id', '<', id)]);

/** A page of the list, newest first. */
export async function listEnquiries(context: DeskContext, filter: ListQuery): Promise<EnquiryPage> {
  const [time = '', id = ''] = filter.before?.split('.') ?? [];
  const rows = await foundBy(context, filter)
    .selectAll()
    .select((row) => {
      const of = <Column extends 'starts_at' | 'state'>(column: Column) =>
        row
          .selectFrom('booking')
          .select(`booking.${column}`)
          .whereRef('booking.enquiry_id', '=', 'enquiry.id')
          .limit(1)
          .as(column);
      return [of('starts_at'), of('state')];
    })
    .$if(Boolean(time), (query) => query.where(olderThan(Number(time), id)))
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const items = rows.slice(0, PAGE).map(lineOf);
  const last = items.at(-1);
  return rows.length > PAGE && last ? { items, next: `${last.receivedAt}.${last.id}` } : { items };
}

/** The countries of all enquiries, for the filter. */
export async function countries({ db }: DeskContext): Promise<string[]> {
  const rows = await db
    .selectFrom('enquiry')
    .select('country')
    .distinct()
    .where('country', '!=', '')
    .orderBy('country')
    .execute();
  return rows.map(({ country }) => country);
}

type Row = Selectable<EnquiryTable> & {
  /** Beginning of its booking. */
  starts_at?: number | null;
  state?: string | null;
};

/** Turns a row into a line of the list. */
export const lineOf = (row: Row): EnquiryLine => ({
  id: row.id,
  kind: row.kind,
  reference: row.reference,
  receivedAt: row.received_at,
  name: `${row.first_name} ${row.last_name}`.trim(),
  company: row.company,
  interest: row.interest,
  country: row.country,
  preview: cutText(row.message, PREVIEW),
  status: row.status,
  assignee: row.assignee,
  snoozedUntil: row.snoozed_until,
  suspect: row.suspect === 1,
  answerDue: row.answer_due,
  firstAnswerAt: row.first_answer_at,
  startsAt: row.starts_at ?? null,
  isCancelled: row.state === 'cancelled',
});
