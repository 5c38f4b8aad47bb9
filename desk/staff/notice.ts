import { fill } from '@falaj/contract/fill.ts';
import { sayTime } from '@falaj/contract/receipt.ts';
import type { Db, DeskContext } from '../context.ts';
import { enqueue } from '../mail/outbox.ts';

/** What can change about the keys of an account; content/inbox.yaml has a message for each. */
export type KeyChange = keyof DeskContext['facts']['office']['keys']['what'];

/**
 * Tells somebody by e-mail what changed about their keys, in the transaction that changes it (OWASP ASVS 4.0.3,
 * 2.2.3). If they have given no address, the e-mail goes to the office's mailbox.
 */
export async function tellHolder(
  db: Db,
  context: DeskContext,
  account: string,
  change: KeyChange,
): Promise<void> {
  const { facts, settings, now } = context;
  const { name, email } = await db
    .selectFrom('account')
    .select(['name', 'email'])
    .where('id', '=', account)
    .executeTakeFirstOrThrow();
  const { subject, text, what } = facts.office.keys;
  const time = sayTime(new Date(now()), facts.locale, facts.hours.zone);
  const mail = {
    to: email || settings.mailTo || facts.email,
    subject,
    text: fill(text, { name, time, what: what[change] }),
  };
  await enqueue(db, context, 'keys', mail, {});
}
