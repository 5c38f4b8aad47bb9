import type { Selectable } from 'kysely';
import type { DeskContext } from '../context.ts';
import { MINUTE } from '../durations.ts';
import type { ChallengeTable } from './tables.ts';
import { newToken } from './token.ts';

const FIVE_MINUTES = 5 * MINUTE;

export type Challenge = Selectable<ChallengeTable>;

/** Stores what a browser must sign. @returns the name under which its answer comes back */
export async function keepChallenge(
  { db, now }: DeskContext,
  about: Pick<Challenge, 'challenge' | 'purpose'> & Partial<Challenge>,
): Promise<string> {
  const id = newToken();
  const at = now();
  await db.deleteFrom('challenge').where('ends_at', '<', at).execute();
  const row = { subject: '', account_id: '', ...about, id, ends_at: at + FIVE_MINUTES };
  await db.insertInto('challenge').values(row).execute();
  return id;
}

/** Removes a challenge and returns it, so that an answer that is sent again finds none. */
export async function consumeChallenge(
  { db, now }: DeskContext,
  id: string,
  purpose: Challenge['purpose'],
): Promise<Challenge | undefined> {
  const taken = await db
    .deleteFrom('challenge')
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .returningAll()
    .executeTakeFirst();
  return taken && taken.ends_at >= now() ? taken : undefined;
}
