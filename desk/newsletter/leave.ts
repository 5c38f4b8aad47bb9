import type { DeskContext } from '../context.ts';
import { forgetAsked } from '../mail/receipts.ts';
import { noteLeaver } from './leavers.ts';

/**
 * Unsubscribes somebody, also by the link of a time before they left and signed up again, and deletes e-mails to them that
 * have not been sent. Whoever signs up again gets a link at once.
 * @param id of any row of theirs
 */
export async function leave(context: DeskContext, id: string): Promise<void> {
  const person = await context.db.transaction().execute(async (db) => {
    const gone = await db
      .updateTable('subscriber')
      .set({ state: 'left', left_at: context.now() })
      .where('person', 'in', (inner) =>
        inner.selectFrom('subscriber as known').select('known.person').where('known.id', '=', id),
      )
      .where('state', '!=', 'left')
      .returning(['person', 'email'])
      .executeTakeFirst();
    if (!gone) return undefined;
    await forgetAsked(db, context, gone.email);
    await db
      .deleteFrom('outbox')
      .where('person', '=', gone.person)
      .where('purpose', '=', 'issue')
      .where('state', '=', 'waiting')
      .execute();
    return gone.person;
  });
  if (person) await noteLeaver(context, person);
}
