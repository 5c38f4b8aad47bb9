import { type BookableDay, dayOf } from '../office/office-hours.ts';

/** How long the desk may take to answer, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Asks the enquiry desk for the free times of a session.
 * @param slots address of `GET /api/slots`
 * @param zone time zone of the office, whose days they are put into
 * @throws when the desk does not answer, or not with times
 */
export async function readFreeDays(
  slots: string,
  session: string,
  zone: string,
): Promise<BookableDay[]> {
  const response = await fetch(`${slots}?session=${encodeURIComponent(session)}`, {
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!response.ok) throw new Error(`the desk answered ${response.status}`);
  const { free } = (await response.json()) as { free: string[] };
  const days = new Map<string, Date[]>();
  for (const start of free.map((time) => new Date(time))) {
    const day = dayOf(start, zone);
    days.set(day, [...(days.get(day) ?? []), start]);
  }
  return [...days].map(([day, starts]) => ({ day, starts }));
}
