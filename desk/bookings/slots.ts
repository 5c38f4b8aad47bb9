import { type BookableDay, bookableDays, officeDays } from '@falaj/contract/office-hours.ts';
import type { Submitted } from '@falaj/contract/payload.ts';
import type { Selectable } from 'kysely';
import type { Db, DeskContext } from '../context.ts';
import type { BookingTable } from '../database/tables.ts';
import { HOUR, MINUTE } from '../durations.ts';
import type { CompanyFacts } from '../printed.ts';
import { BookingRefusal } from './refusal.ts';

/** A booking as it is stored. */
export type BookingRow = Selectable<BookingTable>;

/** A request that books a session. */
export type BookingRequest = Extract<Submitted, { kind: 'booking' }>;

/** Who chooses a time. A visitor must leave the office a working day to answer; staff need not. */
export type Chooser = 'visitor' | 'staff';

/** How many workdays are offered: eight weeks. */
const DAYS = 40;
/** How long before its use a page with times may have been opened, in milliseconds. */
const GRACE = HOUR;
/**
 * Length of the cells into which time is divided. They follow the clock and not the office's day, so that two
 * overlapping meetings share a cell whatever the office hours are or were.
 */
const CELL = 15 * MINUTE;

/** The cells that a meeting takes, given by their beginnings. */
export function cellsOf(start: number, end: number): number[] {
  const cells: number[] = [];
  for (let at = Math.floor(start / CELL) * CELL; at < end; at += CELL) cells.push(at);
  return cells;
}

/** The session with that id, from content/pages/contact.yaml. */
export const sessionOf = ({ facts }: DeskContext<CompanyFacts>, id: string) =>
  facts.sessions.find((session) => session.id === id);

const offered = (
  { facts }: DeskContext<CompanyFacts>,
  chooser: Chooser,
  from: number,
  minutes: number,
  count = DAYS,
) => {
  const list = chooser === 'staff' ? officeDays : bookableDays;
  return list(facts.hours, new Date(from), minutes, count);
};

/**
 * The times at which a meeting can begin: inside office hours, not on a holiday, and free.
 * @param own a booking that is to be moved: its time counts as free, and is not offered again
 */
export async function freeDays(
  context: DeskContext<CompanyFacts>,
  chooser: Chooser,
  minutes: number,
  own?: BookingRow,
): Promise<BookableDay[]> {
  const days = offered(context, chooser, context.now(), minutes);
  const taken = await context.db
    .selectFrom('slot')
    .select('starts_at')
    .where('starts_at', '>', context.now() - CELL)
    .$if(own !== undefined, (query) => query.where('booking_id', '!=', own?.id ?? ''))
    .execute();
  const full = new Set(taken.map(({ starts_at }) => starts_at));
  const isFree = (start: Date) => {
    const at = start.getTime();
    return (
      at !== own?.starts_at && !cellsOf(at, at + minutes * MINUTE).some((cell) => full.has(cell))
    );
  };
  return days.flatMap(({ day, starts }): BookableDay[] => {
    const [first, ...later] = starts.filter(isFree);
    return first ? [{ day, starts: [first, ...later] }] : [];
  });
}

/**
 * Checks that a meeting may begin at a time, whether or not that time is free.
 * @throws BookingRefusal if the time is past, too soon, too far ahead, outside office hours or on a holiday
 */
export function holdOffered(
  context: DeskContext<CompanyFacts>,
  chooser: Chooser,
  minutes: number,
  start: number,
) {
  const days = offered(context, chooser, context.now() - GRACE, minutes, DAYS + 1);
  const isOffered = days.some(({ starts }) => starts.some((at) => at.getTime() === start));
  if (!isOffered || start <= context.now()) throw new BookingRefusal('closed');
}

/**
 * Takes the cells of a meeting. It need not ask whether they are free, since their primary key allows each only
 * once.
 * @throws BookingRefusal if one of them is taken; the transaction must then be rolled back
 */
export async function reserveCells(db: Db, booking_id: string, cells: number[]): Promise<void> {
  if (cells.length === 0) return;
  const rows = cells.map((starts_at) => ({ starts_at, booking_id }));
  const taken = await db
    .insertInto('slot')
    .values(rows)
    .onConflict((conflict) => conflict.column('starts_at').doNothing())
    .returning('starts_at')
    .execute();
  if (taken.length < cells.length) throw new BookingRefusal('taken');
}
