import { dayOf, instant } from '@falaj/contract/office-hours.ts';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { DeskContext } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import { VISIT_COLUMNS } from '../database/visit.ts';

/** Over how many months enquiries are counted. */
const MONTHS = 12;
/** How many lines a table has at most. */
const MOST = 30;

/** What is counted of a month, a page, a host or a campaign. */
export interface Counts {
  messages: number;
  bookings: number;
  /** Messages that were answered; for a booking the invitation is the answer. */
  answered: number;
}

/** The months up to now on the office's calendar, the first one first: `2026-11`, and when it begins. */
function monthsOf({ now, facts }: DeskContext) {
  const { zone } = facts.hours;
  const [year = 0, month = 0] = dayOf(new Date(now()), zone).split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, index) => {
    const first = new Date(Date.UTC(year, month - MONTHS + index, 1)).toISOString().slice(0, 10);
    return { month: first.slice(0, 7), from: instant(first, '00:00', zone).getTime() };
  });
}

const kindOf = (kind: 'message' | 'booking') =>
  sql<number>`coalesce(sum(case when kind = ${sql.lit(kind)} then 1 else 0 end), 0)`;

/** Counts rows of a query. */
const counted = <Row>(query: SelectQueryBuilder<Tables, 'enquiry', Row>) =>
  query
    .select(kindOf('message').as('messages'))
    .select(kindOf('booking').as('bookings'))
    .select(
      sql<number>`coalesce(sum(case when kind = 'message' and first_answer_at is not null then 1 else 0 end), 0)`.as(
        'answered',
      ),
    );

const numbers = ({ messages, bookings, answered }: Counts): Counts => ({
  messages: Number(messages),
  bookings: Number(bookings),
  answered: Number(answered),
});

/**
 * Where enquiries of the last twelve months come from, or those of one month of these: by month, by the page on which they
 * were written, that on which the visit began, host and campaign, the most frequent first. Suspect ones do not count.
 */
export async function readSources(context: DeskContext, only?: string) {
  const { reading } = context;
  const months = monthsOf(context);
  const between = (from: number, until: number | undefined) => {
    const rows = reading
      .selectFrom('enquiry')
      .where('suspect', '=', 0)
      .where('received_at', '>=', from);
    return until === undefined ? rows : rows.where('received_at', '<', until);
  };
  const byMonth = [];
  for (const [index, { month, from }] of months.entries()) {
    const rows = between(from, months[index + 1]?.from);
    byMonth.push({ month, ...numbers(await counted(rows).executeTakeFirstOrThrow()) });
  }
  const at = months.findIndex(({ month }) => month === only);
  const span = () =>
    between(months[Math.max(at, 0)]?.from ?? 0, at < 0 ? undefined : months[at + 1]?.from);
  const by = async (column: 'page' | (typeof VISIT_COLUMNS)['first' | 'host']) => {
    const rows = await counted(span().select(sql.ref<string>(column).as('name')))
      .groupBy(column)
      .orderBy(({ fn }) => fn.countAll(), 'desc')
      .orderBy(column)
      .limit(MOST)
      .execute();
    return rows.map(({ name, ...counts }) => ({ name, ...numbers(counts) }));
  };
  const { source, medium, campaign, ref } = VISIT_COLUMNS;
  const words = [source, medium, campaign, ref];
  const campaigns = await counted(span().select(words))
    .groupBy(words)
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy(source)
    .orderBy(campaign)
    .orderBy(medium)
    .orderBy(ref)
    .limit(MOST)
    .execute();
  return {
    months: byMonth,
    /** The month whose enquiries the tables count; undefined where they count all. */
    month: months[at]?.month,
    pages: await by('page'),
    first: await by(VISIT_COLUMNS.first),
    hosts: await by(VISIT_COLUMNS.host),
    campaigns: campaigns.map((row) => ({
      source: row[source],
      medium: row[medium],
      campaign: row[campaign],
      ref: row[ref],
      ...numbers(row),
    })),
  };
}
