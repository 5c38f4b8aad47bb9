import { hash, randomBytes, randomInt } from 'node:crypto';
import type { Db, DeskContext } from '../context.ts';
import { DAY } from '../durations.ts';
import { digestOf } from '../signature.ts';

/** How long a task can be answered, in milliseconds: somebody may leave the form open overnight. */
const GOOD_FOR_MS = DAY;
const FIRST_BITS = 8;

const signatureOf = ({ secret }: DeskContext, salt: string, ends: string, number: string) =>
  digestOf(secret, 'work', salt, ends, number);

/**
 * Makes a task for the form's script: to find the number that makes the token's digest begin as given, which
 * takes as many digests as the number is large. The task is not stored, since its signature contains the
 * answer.
 * @returns undefined where no work is asked for
 */
export function newWork(context: DeskContext) {
  const { work: most } = context.settings;
  if (most === 0) return undefined;
  const salt = randomBytes(12).toString('hex');
  const ends = (context.now() + GOOD_FOR_MS).toString(36);
  const number = `${randomInt(most)}`;
  const token = `${salt}.${ends}.${signatureOf(context, salt, ends, number)}`;
  const digest = hash('sha256', `${token}.${number}`);
  return { token, target: Number.parseInt(digest.slice(0, FIRST_BITS), 16), most };
}

/**
 * Uses up the work that came with a message, in the transaction that stores the message.
 * @returns whether the work is valid, in time and not used before; always true where none is asked for
 */
export async function spendWork(db: Db, context: DeskContext, work: string): Promise<boolean> {
  if (context.settings.work === 0) return true;
  const [salt = '', ends = '', signature, number = ''] = work.split('.');
  const until = Number.parseInt(ends, 36);
  if (signature !== signatureOf(context, salt, ends, number) || until < context.now()) return false;
  const spent = await db
    .insertInto('spent_work')
    .values({ salt, ends_at: until })
    .onConflict((conflict) => conflict.column('salt').doNothing())
    .returning('salt')
    .executeTakeFirst();
  return spent !== undefined;
}
