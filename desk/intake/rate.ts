import { createHmac, randomBytes } from 'node:crypto';
import { DAY, MINUTE } from '../durations.ts';

const TEN_MINUTES = 10 * MINUTE;
/** How many addresses are remembered; if there are more, all counts begin anew. */
const MOST = 20_000;

/**
 * Counts the requests of each address. An address is remembered as a digest whose key lives for a day and is
 * stored nowhere, so that nobody can find out later who asked.
 * @param most requests in ten minutes
 */
export function countRequests(most: number) {
  let day = 0;
  let key = randomBytes(32);
  const counts = new Map<string, { since: number; count: number }>();
  /** @returns 0, or the seconds after which the address may try again */
  return (address: string, now: number): number => {
    const today = Math.floor(now / DAY);
    if (today !== day || counts.size > MOST) {
      counts.clear();
      key = randomBytes(32);
      day = today;
    }
    const name = createHmac('sha256', key).update(address).digest('base64');
    const known = counts.get(name);
    const counted = known && now - known.since < TEN_MINUTES ? known : { since: now, count: 0 };
    counted.count += 1;
    counts.set(name, counted);
    return counted.count > most ? Math.ceil((counted.since + TEN_MINUTES - now) / 1000) : 0;
  };
}
