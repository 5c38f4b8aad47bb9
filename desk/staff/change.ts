import type { Selectable } from 'kysely';
import { tellTrusted } from '../bookings/change.ts';
import type { Db, DeskContext } from '../context.ts';
import type { EnquiryTable } from '../database/tables.ts';
import { receiptTrusted } from '../mail/receipts.ts';
import { noteEvent } from '../operations/event.ts';
import { tellAssignee } from './notice.ts';
import { Refusal } from './refusal.ts';
import type { EnquiryChange } from './requests.ts';
import { newId } from './token.ts';

type Enquiry = Selectable<EnquiryTable>;

/** The columns that a change sets, with the event of each; none for values that are already so. */
function columnsOf(row: Enquiry, change: EnquiryChange) {
  const { status, assignee, snoozedUntil, suspect } = change;
  const set: Partial<Enquiry> = {};
  const acts: { act: string; detail: Record<string, string | number | boolean | null> }[] = [];
  if (status !== undefined && status !== row.status) {
    set.status = status;
    acts.push({ act: 'enquiry.status', detail: { from: row.status, to: status } });
  }
  if (assignee !== undefined && assignee !== row.assignee) {
    set.assignee = assignee;
    acts.push({ act: 'enquiry.assigned', detail: { from: row.assignee, to: assignee } });
  }
  if (snoozedUntil !== undefined && snoozedUntil !== row.snoozed_until) {
    set.snoozed_until = snoozedUntil;
    acts.push({ act: 'enquiry.snoozed', detail: { until: snoozedUntil } });
  }
  if (suspect !== undefined && suspect !== (row.suspect === 1)) {
    set.suspect = suspect ? 1 : 0;
    set.suspect_why = suspect ? 'staff' : '';
    acts.push({ act: 'enquiry.suspect', detail: { to: suspect } });
  }
  return { set, acts };
}

/**
 * Changes enquiries, all or none, with an event for each changed value.
 * @returns how many enquiries were changed
 * @throws Refusal if one is missing, or the assignee may not answer
 */
export async function changeEnquiries(
  context: DeskContext,
  actor: string,
  ids: string[],
  change: EnquiryChange,
): Promise<number> {
  const count = await context.db.transaction().execute(async (db) => {
    if (change.assignee) await holdAnswerer(db, context, change.assignee);
    const asked = db.selectFrom('enquiry').selectAll().where('id', 'in', ids).orderBy('id');
    const rows = await (context.kind === 'postgres' ? asked.forUpdate() : asked).execute();
    if (rows.length < new Set(ids).size) throw new Refusal('missing');
    const { assignee } = change;
    const assigned = rows.filter((row) => assignee && row.assignee !== assignee);
    if (assignee) await tellAssignee(db, context, actor, assignee, assigned);
    for (const row of rows) {
      const { set, acts } = columnsOf(row, change);
      if (acts.length === 0) continue;
      await db.updateTable('enquiry').set(set).where('id', '=', row.id).execute();
      const isTrusted = row.suspect === 1 && set.suspect === 0;
      if (isTrusted && row.kind === 'booking') await tellTrusted(db, context, row.id);
      else if (isTrusted) await receiptTrusted(db, context, { ...row, ...set });
      for (const act of acts) await noteEvent(db, context, { actor, enquiry: row.id, ...act });
    }
    return rows.length;
  });
  // Trusting an enquiry tells its visitor, assigning it whoever is to answer.
  context.wake();
  return count;
}

/**
 * On Postgres the account is locked, so that it is not closed before the enquiry is assigned to it.
 * @throws Refusal if an account may not answer
 */
export async function holdAnswerer(db: Db, { kind }: DeskContext, account: string): Promise<void> {
  const asked = db
    .selectFrom('account')
    .select('id')
    .where('id', '=', account)
    .where('role', 'in', ['answerer', 'owner'])
    .where('disabled_at', 'is', null);
  const somebody = await (kind === 'postgres' ? asked.forShare() : asked).executeTakeFirst();
  if (!somebody) throw new Refusal('request');
}

/** Adds a note for the staff. */
export async function addNote(context: DeskContext, author: string, enquiry: string, text: string) {
  await context.db.transaction().execute(async (db) => {
    const row = await db
      .selectFrom('enquiry')
      .select('id')
      .where('id', '=', enquiry)
      .executeTakeFirst();
    if (!row) throw new Refusal('missing');
    const id = newId();
    const at = context.now();
    await db
      .insertInto('note')
      .values({ id, enquiry_id: enquiry, kind: 'note', author, at, text })
      .execute();
    await noteEvent(db, context, { actor: author, act: 'note.added', enquiry });
  });
}
