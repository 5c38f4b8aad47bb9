import { dayOf, instant } from '@falaj/contract/office-hours.ts';
import type { DeskContext } from '../context.ts';
import { DAY } from '../durations.ts';
import { inView } from './list.ts';

const WEEKS = 12;
/** How many rows are read at a time, so that a long list does not block others. */
const AT_A_TIME = 1000;

/** The Monday of an instant's week, in the office's time zone: `2026-11-16`. */
function mondayOf(at: number, zone: string): string {
  const day = new Date(`${dayOf(new Date(at), zone)}T00:00:00Z`);
  const since = (day.getUTCDay() + 6) % 7;
  return new Date(day.getTime() - since * DAY).toISOString().slice(0, 10);
}

const median = (sorted: number[]): number | null => {
  const middle = sorted.length / 2;
  const [below, above] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return below === undefined || above === undefined ? null : (below + above) / 2;
};

/** What figures are counted of, read part by part. */
async function* arrived({ reading: db }: DeskContext, since: number) {
  const found = db
    .selectFrom('enquiry')
    .select(['id', 'received_at', 'page', 'answer_due', 'first_answer_at', 'status', 'kind'])
    .where('suspect', '=', 0)
    .orderBy('received_at')
    .orderBy('id')
    .limit(AT_A_TIME);
  for (let [at, id] = [since, '']; ; ) {
    const rows = await found
      .where('received_at', '>=', at)
      .where((row) => row.or([row('received_at', '>', at), row('id', '>', id)]))
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < AT_A_TIME) return;
    [at, id] = [last.received_at, last.id];
  }
}

/**
 * What came in over twelve weeks, from which pages, and how soon it was answered. Suspect enquiries do not
 * count.
 */
export async function readFigures(context: DeskContext) {
  const { reading: db, facts } = context;
  const at = context.now();
  const { zone } = facts.hours;
  const mondays = Array.from({ length: WEEKS }, (_, week) =>
    mondayOf(at - (WEEKS - 1 - week) * 7 * DAY, zone),
  );
  const weeks = mondays.map((monday) => ({ monday, count: 0, late: 0 }));
  const begins = mondays.map((monday) => instant(monday, '00:00', zone).getTime());
  const pages = new Map<string, number>();
  const waits: number[] = [];
  let inTime = 0;
  for await (const row of arrived(context, begins[0] ?? at)) {
    const { received_at, page, answer_due, first_answer_at, status, kind } = row;
    const week = weeks[begins.findLastIndex((begin) => begin <= received_at)];
    if (!week) continue;
    week.count += 1;
    pages.set(page, (pages.get(page) ?? 0) + 1);
    // For a booking, the invitation is the answer.
    if (kind === 'booking') continue;
    if (first_answer_at !== null) {
      waits.push(first_answer_at - received_at);
      if (first_answer_at <= answer_due) inTime += 1;
    }
    const isLate = (first_answer_at ?? (status === 'closed' ? 0 : at)) > answer_due;
    if (isLate) week.late += 1;
  }
  const countOf = async (view: 'todo' | 'late') => {
    const { count } = await db
      .selectFrom('enquiry')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where((row) => inView(row, view, context))
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  return {
    weeks,
    pages: [...pages]
      .map(([page, count]) => ({ page, count }))
      .sort((one, other) => other.count - one.count || one.page.localeCompare(other.page))
      .slice(0, 8),
    todo: await countOf('todo'),
    // Those that have now waited longer than promised.
    overdue: await countOf('late'),
    answered: waits.length,
    inTime,
    // Milliseconds from arrival to first answer.
    median: median(waits.sort((one, other) => one - other)),
  };
}
