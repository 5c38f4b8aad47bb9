import { fill } from '@falaj/contract/fill.ts';
import { labelledLines } from '@falaj/contract/labelled-lines.ts';
import { sayTime } from '@falaj/contract/receipt.ts';
import type { Db, DeskContext } from '../context.ts';
import { originOf } from '../mail/email-templates.ts';
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

/**
 * Tells a member of staff by e-mail that somebody else has assigned enquiries to them, in the transaction that does, if they
 * have given an address. It names references alone.
 */
export async function tellAssignee(
  db: Db,
  context: DeskContext,
  actor: string,
  account: string,
  enquiries: { id: string; reference: string }[],
): Promise<void> {
  if (account === actor || enquiries.length === 0) return;
  const people = await db
    .selectFrom('account')
    .select(['id', 'name', 'email'])
    .where('id', 'in', [account, actor])
    .execute();
  const { name = '', email } = people.find(({ id }) => id === account) ?? {};
  if (!email) return;
  const by = people.find(({ id }) => id === actor)?.name ?? '';
  const { subject, text } = context.facts.office.assigned;
  const list = labelledLines(
    enquiries.map(({ id, reference }) => [reference, `${originOf(context)}/desk/enquiries/${id}`]),
  );
  const mail = {
    to: email,
    subject: fill(subject, { n: enquiries.length }),
    text: fill(text, { name, by, list }),
  };
  await enqueue(db, context, 'assigned', mail, {});
}
