import type { Selectable } from 'kysely';
import type { Submitted } from '../../src/features/messages/payload.ts';
import {
  type BookableDay,
  bookableDays,
  officeDays,
} from '../../src/features/office/office-hours.ts';
import type { Db, DeskContext } from '../context.ts';
import type { BookingTable } from '../database/tables.ts';
import { HOUR, MINUTE } from '../durations.ts';
import { BookingRefusal } from './refusal.ts';

/** A booking as it is kept. */
export type BookingRow = Selectable<BookingTable>;

/** A request that books a session. */
export type BookingRequest = Extract<Submitted, { kind: 'booking' }>;

/** Who chooses a time: a visitor leaves the office its working day, staff know what they promise. */
export type Chooser = 'visitor' | 'staff';

/** How many workdays are offered: eight weeks of them. */
const DAYS = 40;
/** How long a page with times may have been open when one of them is taken. */
const GRACE = HOUR;
/**
 * What a slot is cut into. The cells are those of the clock and not of the office's day: two meetings that overlap
 * share one of them, whatever the office hours are or were.
 */
const CELL = 15 * MINUTE;

/** The cells that a meeting takes, by their beginnings. */
export function cellsOf(start: number, end: number): number[] {
  const cells: number[] = [];
  for (let at = Math.floor(start / CELL) * CELL; at < end; at += CELL) cells.push(at);
  return cells;
}

/** The session of that name, as content/pages/contact.yaml has it. */
export const sessionOf = ({ facts }: DeskContext, id: string) =>
  facts.sessions.find((session) => session.id === id);

const offered = (
  { facts }: DeskContext,
  chooser: Chooser,
  from: number,
  minutes: number,
  count = DAYS,
) => {
  const list = chooser === 'staff' ? officeDays : bookableDays;
  return list(facts.hours, new Date(from), minutes, count);
};

/**
 * The beginnings at which a meeting is free: inside office hours, on no holiday, and with nothing else.
 * @param own a booking that would be moved: its own time does not stand in its way, and is not offered again
 */
export async function freeDays(
  context: DeskContext,
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
  return days
    .map(({ day, starts }) => ({ day, starts: starts.filter(isFree) }))
    .filter(({ starts }) => starts.length > 0);
}

/**
 * Holds that a meeting may begin at a time at all, whether or not something else is there.
 * @throws BookingRefusal where it is past, too soon, too far, outside office hours or on a holiday
 */
export function holdOffered(
  context: DeskContext,
  chooser: Chooser,
  minutes: number,
  start: number,
) {
  const days = offered(context, chooser, context.now() - GRACE, minutes, DAYS + 1);
  const isOffered = days.some(({ starts }) => starts.some((at) => at.getTime() === start));
  if (!isOffered || start <= context.now()) throw new BookingRefusal('closed');
}

/**
 * Takes the cells of a meeting. Whether they are free is not asked: their primary key lets one have them.
 * @throws BookingRefusal where somebody else has one of them; the transaction has to end with it
 */
export async function takeCells(db: Db, booking_id: string, cells: number[]): Promise<void> {
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
