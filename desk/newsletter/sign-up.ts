import { randomUUID } from 'node:crypto';
import type { Submitted } from '@falaj/contract/payload.ts';
import { sql } from 'kysely';
import type { Db, DeskContext } from '../context.ts';
import { isFar } from '../database/moments.ts';
import { storedVisit } from '../database/visit.ts';
import { DAY } from '../durations.ts';
import { versionOf } from '../intake/consent.ts';
import { speaking } from '../languages.ts';
import { optInMail } from '../mail/email-templates.ts';
import { enqueue } from '../mail/outbox.ts';
import { personOf } from '../mail/person-of.ts';
import { mayBeAsked } from '../mail/receipts.ts';

/**
 * Records that somebody asks for the newsletter, and sends them a link to confirm. Nothing is sent to somebody
 * who has confirmed, or whose mailbox was sent a link within a day and has not left since; the visitor is not told which.
 * The row of somebody who has left stays as it is.
 * @returns id of the subscriber
 * @param form whose consent the visitor read and gave
 * @param language of its page, in which the newsletter's e-mails speak
 */
export async function signUp(
  db: Db,
  context: DeskContext,
  email: string,
  form: 'message' | 'newsletter',
  language: string,
  { page, visit }: Pick<Submitted, 'page' | 'visit'>,
): Promise<string> {
  const at = context.now();
  const spoken = speaking(context, language);
  const consent = spoken.facts.consent[form];
  const person = personOf(email);
  const asked = {
    email,
    state: 'asked' as const,
    asked_at: at,
    confirmed_at: null,
    left_at: null,
    consent_text: consent,
    consent_version: versionOf(consent),
    page,
    language,
    ...storedVisit(visit),
  };
  const row = await db
    .insertInto('subscriber')
    .values({ id: randomUUID(), person, ...asked })
    .onConflict((conflict) =>
      conflict
        .column('person')
        // Literally, as the index has it.
        .where(sql<boolean>`state <> 'left'`)
        .doUpdateSet(asked)
        .where('subscriber.state', '!=', 'confirmed')
        .where(isFar('subscriber.asked_at', at, DAY)),
    )
    .returning(['id', 'email'])
    .executeTakeFirst();
  if (row && (await mayBeAsked(db, context, email))) {
    await enqueue(db, context, 'opt-in', optInMail(spoken, row), { person });
  }
  if (row) return row.id;
  const { id } = await db
    .selectFrom('subscriber')
    .select('id')
    .where('person', '=', person)
    .where('state', '!=', 'left')
    .executeTakeFirstOrThrow();
  return id;
}
