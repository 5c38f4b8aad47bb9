import { fill } from '@falaj/contract/fill.ts';
import type { Selectable } from 'kysely';
import type { DeskContext } from '../context.ts';
import type { IssueTable } from '../database/tables.ts';
import { linkIn, speaking } from '../languages.ts';
import { type OutgoingMail, originOf } from '../mail/email-templates.ts';
import { enqueueOnce } from '../mail/outbox.ts';
import { noteEvent } from '../operations/event.ts';
import { digestOf, sign } from '../signature.ts';

/** An issue that is sent to all subscribers. */
export interface Issue {
  /** Made by the caller, so that asking twice sends once. */
  id: string;
  subject: string;
  text: string;
  /** Path of the article that it is about; empty if it is about none. */
  page: string;
}

/** How many e-mails are put into the outbox in one transaction, so that nobody waits long for the lock. */
const AT_A_TIME = 100;

/** An issue for one subscriber, whose language its end speaks, with the link by which mail programs unsubscribe at once (RFC 8058). */
export function issueMail(
  desk: DeskContext,
  { subject, text }: Pick<Issue, 'subject' | 'text'>,
  { id, email, language }: { id: string; email: string; language: string },
): OutgoingMail {
  const context = speaking(desk, language);
  const signed = sign(context.secret, 'leave', id);
  const link = linkIn(context, `${originOf(context)}/api/news/leave/${signed}`);
  const footer = fill(context.facts.desk.issue.footer, { link });
  return {
    to: email,
    sender: context.facts.brand,
    subject,
    text: `${text}\n\n-- \n${footer}`,
    headers: {
      'List-Unsubscribe': `<${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** How many subscribers would get an issue now. */
export async function countSubscribers({ reading: db }: DeskContext): Promise<number> {
  const { count } = await db
    .selectFrom('subscriber')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'confirmed')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Stores an issue for everybody who has confirmed by now, and begins to send it. The same id is the same issue.
 * @param actor account of the sender
 */
export async function sendIssue(context: DeskContext, issue: Issue, actor: string): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const row = { ...issue, author: actor, at: context.now(), reached: '', recipients: 0 };
    const added = await db
      .insertInto('issue')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    const detail = { issue: issue.id, page: issue.page };
    if (added) await noteEvent(db, context, { actor, act: 'issue.sent', detail });
  });
  await continueIssues(context);
}

/**
 * Puts the e-mails of unfinished issues into the outbox, a hundred in a transaction that also records how far
 * it is, so that another process can continue after a crash. An e-mail's id is made from issue and subscriber,
 * so each subscriber gets one mail with one Message-ID, whichever process sends it and however often.
 * @returns whether there was an issue to continue
 */
export async function continueIssues(context: DeskContext): Promise<boolean> {
  for (let did = false; ; did = true) {
    const issue = await context.db
      .selectFrom('issue')
      .select('id')
      .where('ended_at', 'is', null)
      .orderBy('at')
      .executeTakeFirst();
    if (!issue) return did;
    while (await putSome(context, issue.id));
    context.wake();
  }
}

/** Puts the next e-mails of an issue into the outbox. @returns whether there may be more */
function putSome(context: DeskContext, id: string): Promise<boolean> {
  return context.db.transaction().execute(async (db) => {
    const asked = db
      .selectFrom('issue')
      .selectAll()
      .where('id', '=', id)
      .where('ended_at', 'is', null);
    const held = context.kind === 'postgres' ? asked.forUpdate() : asked;
    const issue: Selectable<IssueTable> | undefined = await held.executeTakeFirst();
    if (!issue) return false;
    const people = await db
      .selectFrom('subscriber')
      .select(['id', 'email', 'person', 'language'])
      .where('state', '=', 'confirmed')
      .where('confirmed_at', '<=', issue.at)
      .where('id', '>', issue.reached)
      .orderBy('id')
      .limit(AT_A_TIME)
      .execute();
    for (const one of people) {
      const name = digestOf(context.secret, 'issue', id, one.id);
      await enqueueOnce(db, context, name, 'issue', issueMail(context, issue, one), {
        person: one.person,
      });
    }
    const isLast = people.length < AT_A_TIME;
    await db
      .updateTable('issue')
      .set({
        reached: people.at(-1)?.id ?? issue.reached,
        recipients: issue.recipients + people.length,
        ended_at: isLast ? context.now() : null,
      })
      .where('id', '=', id)
      .execute();
    return !isLast;
  });
}
