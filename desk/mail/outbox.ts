import { randomUUID } from 'node:crypto';
import type { Db, DeskContext } from '../context.ts';
import type { OutboxRow } from '../database/tables.ts';
import type { Hook } from '../operations/webhook.ts';
import type { OutgoingMail } from './letters.ts';

const MINUTE = 60_000;
/** Tries before a mail counts as dead: the last one comes about two days after the first. */
const MOST_TRIES = 15;
const LONGEST_PAUSE = 6 * 60 * MINUTE;
/** For how long a mail belongs to the process that took it: longer than any try may last. */
const CLAIM_MS = 5 * MINUTE;

/** Whom or what a mail is about. */
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
 * Puts a letter into the outbox, as part of the transaction that gives rise to it.
 * @param about the enquiry, or the person, it belongs to: it is erased with them
 * @returns its id, by which it is one mail over every try
 */
export const enqueue = (
  db: Db,
  context: DeskContext,
  purpose: string,
  letter: OutgoingMail,
  about: About,
) => put(db, context, { channel: 'mail', purpose }, letter, about);

/**
 * Puts a letter into the outbox that is there at most once.
 * @param id its name; where there is a letter of that name already, nothing happens
 */
export async function enqueueOnce(
  db: Db,
  context: DeskContext,
  id: string,
  purpose: string,
  letter: OutgoingMail,
  person: string,
): Promise<void> {
  await db
    .insertInto('outbox')
    .values(rowOf(context, id, { channel: 'mail', purpose }, letter, { person }))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Puts what a webhook is told into the outbox, where one is set, as part of the transaction that gives rise to it. */
export async function enqueueHook(
  db: Db,
  context: DeskContext,
  hook: Hook,
  about: About,
): Promise<void> {
  if (!context.settings.webhook) return;
  await put(db, context, { channel: 'webhook', purpose: hook.type }, hook, about);
}

/** Takes mails that are due, so that no other process does; those of a process that died are taken again later. */
export async function claim(
  context: DeskContext,
  who: string,
  most: number,
  channels: OutboxRow['channel'][],
): Promise<OutboxRow[]> {
  const { db, kind, now } = context;
  const at = now();
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('channel', 'in', channels)
    .where((row) =>
      row.or([
        row('state', '=', 'waiting').and('due_at', '<=', at),
        row('state', '=', 'sending').and('claimed_until', '<', at),
      ]),
    )
    .orderBy('due_at')
    .limit(most);
  const picked = kind === 'postgres' ? due.forUpdate().skipLocked() : due;
  return db
    .updateTable('outbox')
    .set((row) => ({
      state: 'sending',
      claim: who,
      claimed_until: at + CLAIM_MS,
      attempts: row('attempts', '+', 1),
    }))
    .where('id', 'in', picked)
    .returningAll()
    .execute();
}

/** Notes that a mail has gone out; its words are not kept any longer. */
export const noteSent = ({ db, now }: DeskContext, { id, claim: who }: OutboxRow) =>
  db
    .updateTable('outbox')
    .set({ state: 'sent', claim: null, ended_at: now(), error: null, content: '{}' })
    .where('id', '=', id)
    .where('claim', '=', who)
    .execute();

/** How long to wait after a number of tries, in milliseconds: half a minute, and twice as long each time. */
export const pauseAfter = (attempts: number) =>
  Math.min(30_000 * 2 ** (attempts - 1), LONGEST_PAUSE);

/**
 * Notes that a try failed, and when the next one is; or that there is none.
 * @param forGood no further try can succeed
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
