import { fill } from '../../src/lib/fill.ts';
import type { Context } from '../context.ts';
import { type Letter, originOf } from '../mail/letters.ts';
import { enqueue } from '../mail/outbox.ts';
import { noteEvent } from '../operations/event.ts';
import { sign } from '../signature.ts';

/** What is sent to everybody on the list. */
export interface Issue {
  subject: string;
  text: string;
}

/** An issue as one subscriber gets it, with the link by which mail programs take them off at once (RFC 8058). */
export function issueLetter(
  context: Context,
  { subject, text }: Issue,
  { id, email }: { id: string; email: string },
): Letter {
  const link = `${originOf(context)}/api/news/leave/${sign(context.secret, 'leave', id)}`;
  const footer = fill(context.facts.desk.issue.footer, { link });
  return {
    to: email,
    subject,
    text: `${text}\n\n-- \n${footer}`,
    headers: {
      'List-Unsubscribe': `<${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/**
 * Puts an issue into the outbox for everybody who has confirmed, in one transaction.
 * @param actor who sends it, by their account
 * @returns how many get it
 */
export async function sendIssue(context: Context, issue: Issue, actor: string): Promise<number> {
  const sent = await context.db.transaction().execute(async (db) => {
    const people = await db
      .selectFrom('subscriber')
      .select(['id', 'email', 'person'])
      .where('state', '=', 'confirmed')
      .execute();
    for (const one of people) {
      await enqueue(db, context, 'issue', issueLetter(context, issue, one), { person: one.person });
    }
    await noteEvent(db, context, {
      actor,
      act: 'issue sent',
      detail: { subscribers: people.length },
    });
    return people.length;
  });
  context.wake();
  return sent;
}
