import { randomUUID } from 'node:crypto';
import type { Db, DeskContext } from '../context.ts';
import type { OutboxRow } from '../database/tables.ts';
import { HOUR } from '../durations.ts';
import type { Hook } from '../operations/webhook.ts';
import type { OutgoingMail } from './email-templates.ts';

/** How many tries are made before a mail is given up: the last is about two days after the first. */
const MOST_TRIES = 15;
/** The longest pause between two tries, in milliseconds. */
export const LONGEST_PAUSE = 6 * HOUR;

/** The enquiry or the person that a mail is about. */
interface About {
  id?: string;
  person?: string;
}

type Named = Pick<OutboxRow, 'channel' | 'purpose'>;

const rowOf = ({ now }: DeskContext, id: string, named: Named, content: unknown, about: About) => ({
  id,
  ...named,
  enquiry_id: about.id ?? null,
  person: about.person ?? null,
  content: JSON.stringify(content),
  state: 'waiting' as const,
  attempts: 0,
  due_at: now(),
  created_at: now(),
});

async function put(db: Db, context: DeskContext, named: Named, content: unknown, about: About) {
  const id = randomUUID();
  await db
    .insertInto('outbox')
    .values(rowOf(context, id, named, content, about))
    .execute();
  return id;
}

/**
 * Puts an e-mail into the outbox, in the transaction that causes it.
 * @param about the enquiry or the person it belongs to, with which it is erased
 * @returns its id, which stays the same over every try
 */
export const enqueue = (
  db: Db,
  context: DeskContext,
  purpose: string,
  mail: OutgoingMail,
  about: About,
) => put(db, context, { channel: 'mail', purpose }, mail, about);

/**
 * Puts an e-mail into the outbox at most once.
 * @param id its name; if there is already an e-mail with that name, nothing happens
 */
export async function enqueueOnce(
  db: Db,
  context: DeskContext,
  id: string,
  purpose: string,
  mail: OutgoingMail,
  about: About,
): Promise<void> {
  await db
    .insertInto('outbox')
    .values(rowOf(context, id, { channel: 'mail', purpose }, mail, about))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Puts a delivery for the webhook into the outbox, if one is set, in the transaction that causes it. */
export async function enqueueHook(
  db: Db,
  context: DeskContext,
  hook: Hook,
  about: About,
): Promise<void> {
  if (!context.settings.webhook) return;
  await put(db, context, { channel: 'webhook', purpose: hook.type }, hook, about);
}

/** Records that a mail has been sent, and deletes its text. */
export const noteSent = ({ db, now }: DeskContext, { id, claim: who }: OutboxRow) =>
  db
    .updateTable('outbox')
    .set({ state: 'sent', claim: null, ended_at: now(), error: null, content: '{}' })
    .where('id', '=', id)
    .where('claim', '=', who)
    .execute();

/**
 * Lays aside whatever waits to go out, as dead letters which staff send again or leave, and ends newsletters that are half
 * sent: after a restore all of it may have gone out since the backup was made.
 */
export const holdAll = ({ db, now }: DeskContext) =>
  db.transaction().execute(async (held) => {
    await held
      .updateTable('outbox')
      .set({ state: 'dead', claim: null, ended_at: now(), error: 'held by --hold-mail' })
      .where('state', 'in', ['waiting', 'sending'])
      .execute();
    await held
      .updateTable('issue')
      .set({ ended_at: now() })
      .where('ended_at', 'is', null)
      .execute();
  });

/** Gives a mail back whose try was ended before its time, as if it had not been made. */
export const giveBack = ({ db }: DeskContext, { id, claim: who }: OutboxRow) =>
  db
    .updateTable('outbox')
    .set((row) => ({
      state: 'waiting',
      claim: null,
      claimed_until: null,
      attempts: row('attempts', '-', 1),
    }))
    .where('id', '=', id)
    .where('claim', '=', who)
    .execute();

/** The pause after a number of tries, in milliseconds: half a minute, doubled each time. */
export const pauseAfter = (attempts: number) =>
  Math.min(30_000 * 2 ** (attempts - 1), LONGEST_PAUSE);

/**
 * Records that a try failed, and when the next one is, or that there is none.
 * @param forGood whether no further try can succeed
 */
export function noteFailed(
  { db, now }: DeskContext,
  { id, claim: who, attempts }: OutboxRow,
  error: string,
  forGood: boolean,
) {
  const dead = forGood || attempts >= MOST_TRIES;
  return db
    .updateTable('outbox')
    .set({
      state: dead ? 'dead' : 'waiting',
      claim: null,
      error,
      due_at: now() + pauseAfter(attempts),
      ended_at: dead ? now() : null,
    })
    .where('id', '=', id)
    .where('claim', '=', who)
    .execute();
}
