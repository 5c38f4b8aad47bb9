import type { z } from 'zod';
import type { DeskContext } from '../context.ts';
import { speaking } from '../languages.ts';
import { type OutgoingMail, quote } from '../mail/email-templates.ts';
import { enqueue } from '../mail/outbox.ts';
import { noteEvent } from '../operations/event.ts';
import { holdAnswerer } from './change.ts';
import { Refusal } from './refusal.ts';
import type { answer } from './requests.ts';

/**
 * Answers an enquiry: puts a mail into the outbox, adds a note and sets the time of the first answer, all in
 * one transaction. The mail is a reply to the receipt, or to the first answer where there was no receipt, and
 * quotes what the visitor wrote. The reference is in every subject, so that replies can be found.
 * @throws Refusal `answered` if somebody else has answered since the writer looked
 */
export async function answerEnquiry(
  context: DeskContext,
  author: string,
  enquiry: string,
  { id, subject, text, seen }: z.output<typeof answer>,
): Promise<void> {
  const { facts, settings, kind } = context;
  await context.db.transaction().execute(async (db) => {
    // The enquiry is assigned to whoever answers it first.
    await holdAnswerer(db, context, author);
    const asked = db.selectFrom('enquiry').selectAll().where('id', '=', enquiry);
    const row = await (kind === 'postgres' ? asked.forUpdate() : asked).executeTakeFirst();
    if (!row) throw new Refusal('missing');
    const answers = await db
      .selectFrom('note')
      .select(['id', 'outbox_id'])
      .where('enquiry_id', '=', enquiry)
      .where('kind', '=', 'answer')
      .orderBy('at')
      .execute();
    if (answers.some((known) => known.id === id)) return;
    if (answers.length !== seen) throw new Refusal('answered');
    const { reference, email, person } = row;
    const named = subject.includes(reference) ? subject : `${subject} (${reference})`;
    const spoken = speaking(context, row.language);
    const mail: OutgoingMail = {
      to: email,
      sender: spoken.facts.brand,
      subject: /^re:/i.test(named) ? named : `Re: ${named}`,
      text: [text, quote(spoken, row)].filter(Boolean).join('\n\n'),
      replyTo: settings.mailTo ?? facts.email,
      answers: row.receipt_id ?? answers[0]?.outbox_id ?? undefined,
    };
    const outbox_id = await enqueue(db, context, 'answer', mail, { id: enquiry, person });
    const at = context.now();
    await db
      .insertInto('note')
      .values({ id, enquiry_id: enquiry, kind: 'answer', author, at, text, outbox_id })
      .execute();
    await db
      .updateTable('enquiry')
      .set({
        status: 'answered',
        snoozed_until: null,
        assignee: row.assignee ?? author,
        first_answer_at: row.first_answer_at ?? at,
      })
      .where('id', '=', enquiry)
      .execute();
    const detail = { mail: outbox_id };
    await noteEvent(db, context, { actor: author, act: 'enquiry.answered', enquiry, detail });
  });
  context.wake();
}
