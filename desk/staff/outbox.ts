import type { Context } from '../context.ts';
import type { Letter } from '../mail/letters.ts';
import { noteEvent } from '../operations/event.ts';
import { Refusal } from './refusal.ts';
import type { OutboxState } from './wire.ts';

const SHOWN = 100;

/** The mails that wait and those that nobody took, dead ones first. */
export async function readOutbox({ db, settings }: Context): Promise<OutboxState> {
  const counted = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('channel', '=', 'mail')
    .where('state', '!=', 'sent')
    .groupBy('state')
    .execute();
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('channel', '=', 'mail')
    .where('state', '!=', 'sent')
    .orderBy('state')
    .orderBy('created_at', 'desc')
    .limit(SHOWN)
    .execute();
  const count = (...states: string[]) =>
    counted.reduce((sum, row) => sum + (states.includes(row.state) ? Number(row.count) : 0), 0);
  const items = rows.map((row) => {
    const { to = '', subject = '' } = JSON.parse(row.content) as Partial<Letter>;
    return {
      id: row.id,
      purpose: row.purpose,
      state: row.state,
      attempts: row.attempts,
      dueAt: row.due_at,
      createdAt: row.created_at,
      endedAt: row.ended_at,
      error: row.error,
      to,
      subject,
      enquiryId: row.enquiry_id,
    };
  });
  const smtp = settings.smtpUrl !== undefined;
  return { smtp, waiting: count('waiting', 'sending'), dead: count('dead'), items };
}

/** Lets a dead letter try again. @throws Refusal where it is not dead */
export async function retryMail(context: Context, actor: string, id: string): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const again = await db
      .updateTable('outbox')
      .set({ state: 'waiting', attempts: 0, due_at: context.now(), error: null, ended_at: null })
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
