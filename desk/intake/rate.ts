import { sql } from 'kysely';
import type { DeskContext } from '../context.ts';
import { isFar } from '../database/moments.ts';
import { DAY, MINUTE } from '../durations.ts';
import { digestOf } from '../signature.ts';

const TEN_MINUTES = 10 * MINUTE;
/** What the keys of these counts begin with, in the table that also has those of failed sign-ins. */
const MARK = 'rate:';

/** How often something was asked since an instant. */
interface Count {
  count: number;
  since: number;
}

const readCount = ({ db }: DeskContext, key: string): Promise<Count | undefined> =>
  db.selectFrom('attempt').select(['count', 'since']).where('key', '=', key).executeTakeFirst();

/** Adds one to a count, which begins anew after ten minutes. */
function countOne({ db }: DeskContext, key: string, at: number): Promise<Count> {
  const isOver = isFar('attempt.since', at, TEN_MINUTES);
  return db
    .insertInto('attempt')
    .values({ key, count: 1, since: at, locked_until: 0 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${isOver} then 1 else attempt.count + 1 end`,
        since: sql`case when ${isOver} then ${at} else attempt.since end`,
      }),
    )
    .returning(['count', 'since'])
    .executeTakeFirstOrThrow();
}

/**
 * Counts the requests of each address over all processes of the desk. An address is stored as a digest that changes with
 * the day, for ten minutes (forgetRequests).
 * @param what the requests are for; each has counts of its own
 * @param most requests in ten minutes
 */
export function countRequests(context: DeskContext, what: string, most: number) {
  /** @returns 0, or the seconds after which the address may try again */
  return async (address: string): Promise<number> => {
    const at = context.now();
    const day = `${Math.floor(at / DAY)}`;
    const key = `${MARK}${what}:${digestOf(context.secret, MARK, what, day, address)}`;
    // A clock that was ahead has counted nothing that holds now.
    const wait = ({ since }: Count) =>
      Math.max(0, Math.ceil((TEN_MINUTES - Math.abs(at - since)) / 1000));
    try {
      // Who is refused writes nothing: a flood of requests costs a look each.
      const known = await readCount(context, key);
      if (known && known.count >= most && wait(known) > 0) return wait(known);
      const counted = await countOne(context, key, at);
      // Others of the same address may have come meanwhile.
      return counted.count > most ? wait(counted) : 0;
    } catch {
      // Nothing can be counted, so nobody is refused; what is asked for says whether it can be done all the same.
      return 0;
    }
  };
}

/** Erases counts that count no more. @returns false, since the log need not tell of it */
export async function forgetRequests({ db, now }: DeskContext): Promise<false> {
  await db
    .deleteFrom('attempt')
    .where('key', 'like', `${MARK}%`)
    .where(isFar('since', now(), TEN_MINUTES))
    .execute();
  return false;
}
