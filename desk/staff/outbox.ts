import type { DeskContext } from '../context.ts';
import type { OutgoingMail } from '../mail/email-templates.ts';
import { noteEvent } from '../operations/event.ts';
import { Refusal } from './refusal.ts';

const SHOWN = 100;
/** What has gone out, and is shown with its enquiry alone. */
const ENDED = ['sent', 'bounced'] as const;
/** After how many tries in vain staff are told that e-mails wait, which is after a few minutes. */
const FAILING = 3;

/** What waits to go out and what nobody took, dead ones first. */
export async function readOutbox({ reading: db, settings }: DeskContext) {
  const counted = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['channel', 'state', fn.countAll<number>().as('count')])
    .where('state', 'not in', ENDED)
    .groupBy(['channel', 'state'])
    .execute();
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('state', 'not in', ENDED)
    .orderBy('state')
    .orderBy('created_at', 'desc')
    .limit(SHOWN)
    .execute();
  const count = (isOne: (row: (typeof counted)[number]) => boolean) =>
    counted.filter(isOne).reduce((sum, row) => sum + Number(row.count), 0);
  const items = rows.map((row) => {
    const { to = '', subject = '' } =
      row.channel === 'mail'
        ? (JSON.parse(row.content) as Partial<OutgoingMail>)
        : { to: settings.webhook ? new URL(settings.webhook.url).host : '', subject: row.purpose };
    return {
      id: row.id,
      channel: row.channel,
      purpose: row.purpose,
      state: row.state,
      attempts: row.attempts,
      dueAt: row.due_at,
      createdAt: row.created_at,
      endedAt: row.ended_at,
      error: row.error,
      // The address of an e-mail, the host of a webhook; its subject, or the type of the webhook's delivery.
      to,
      subject,
      enquiryId: row.enquiry_id,
    };
  });
  const failing = await db
    .selectFrom('outbox')
    .select(({ fn, ref }) => [fn.min('created_at').as('since'), fn.max(ref('error')).as('why')])
    .where('channel', '=', 'mail')
    .where('state', 'in', ['waiting', 'sending'])
    .where('attempts', '>=', FAILING)
    .executeTakeFirst();
  const smtp = settings.smtpUrl !== undefined;
  return {
    smtp,
    failing: failing?.since && failing.why ? { since: failing.since, why: failing.why } : undefined,
    waiting: count(({ channel, state }) => channel === 'mail' && state !== 'dead'),
    dead: count(({ state }) => state === 'dead'),
    items,
  };
}

/** A mail as it is before its first try. */
const anew = ({ now }: DeskContext) => ({
  state: 'waiting' as const,
  attempts: 0,
  due_at: now(),
  error: null,
  ended_at: null,
});

/** Lets a dead letter try again. @throws Refusal where it is not dead */
export async function retryMail(context: DeskContext, actor: string, id: string): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const again = await db
      .updateTable('outbox')
      .set(anew(context))
      .where('id', '=', id)
      .where('state', '=', 'dead')
      .returning('enquiry_id')
      .executeTakeFirst();
    if (!again) throw new Refusal('missing');
    const enquiry = again.enquiry_id ?? undefined;
    await noteEvent(db, context, { actor, act: 'mail.retried', enquiry, detail: { mail: id } });
  });
  context.wake();
}

/** Lets all dead letters try again. @returns how many */
export async function retryAll(context: DeskContext, actor: string): Promise<number> {
  const count = await context.db.transaction().execute(async (db) => {
    const again = await db
      .updateTable('outbox')
      .set(anew(context))
      .where('state', '=', 'dead')
      .executeTakeFirst();
    const detail = { count: Number(again.numUpdatedRows) };
    await noteEvent(db, context, { actor, act: 'mails.retried', detail });
    return detail.count;
  });
  context.wake();
  return count;
}
