import { type BookableDay, dayOf } from '@falaj/contract/office-hours.ts';
import { isFields } from '../../lib/is-fields.ts';

/** How long the desk may take to answer, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Fetches the free times of a session from the enquiry desk.
 * @param slots address that answers `GET /api/slots`
 * @param zone time zone of the office, in which the times are grouped into days
 * @throws when the desk does not answer within the time limit, or answers with something else
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
  const answer: unknown = await response.json();
  if (!isFields(answer) || !Array.isArray(answer.free))
    throw new Error('the desk answered without times');
  const days = new Map<string, BookableDay['starts']>();
  for (const start of answer.free.map((time) => new Date(String(time)))) {
    const day = dayOf(start, zone);
    const earlier = days.get(day);
    days.set(day, earlier ? [...earlier, start] : [start]);
  }
  return [...days].map(([day, starts]) => ({ day, starts }));
}
