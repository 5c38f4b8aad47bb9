import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Db, DeskContext } from '../context.ts';
import { holdCount } from '../database/hold.ts';
import { noteEvent } from '../operations/event.ts';
import { consumeChallenge } from './challenge.ts';
import { DESK, invite, isGood, renewCodes } from './join.ts';
import { tellHolder } from './notice.ts';
import { keepPasskey, readNewPasskey } from './passkey.ts';
import { Refusal } from './refusal.ts';
import { endSessionsOf, type StaffSession } from './session.ts';
import type { Role } from './tables.ts';

/** For how many days an invitation is valid. */
const INVITED_DAYS = 7;

/** Everybody who has or had an account, and the open invitations. */
export async function staffList(context: DeskContext) {
  const { db } = context;
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'name', 'role', 'created_at as createdAt', 'disabled_at as disabledAt'])
    .orderBy('created_at')
    .execute();
  const invitations = await db
    .selectFrom('invitation')
    .select(['id', 'name', 'role', 'ends_at as endsAt'])
    .where(isGood(context))
    .where('made_by', '!=', DESK)
    .orderBy('ends_at')
    .execute();
  return { accounts, invitations };
}

/**
 * Invites somebody.
 * @returns the secret of their link, which is shown once
 * @throws Refusal if whoever invites is no owner any more
 */
export function inviteStaff(
  context: DeskContext,
  by: string,
  about: { name: string; role: Role },
): Promise<string> {
  return context.db.transaction().execute(async (db) => {
    await heldOwners(db, context, by);
    const token = await invite(db, context, by, { ...about, days: INVITED_DAYS });
    const detail = { role: about.role };
    await noteEvent(db, context, { actor: by, act: 'staff.invited', detail });
    return token;
  });
}

/** Withdraws an invitation. */
export async function dropInvitation(context: DeskContext, by: string, id: string): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const gone = await db.deleteFrom('invitation').where('id', '=', id).executeTakeFirst();
    if (gone.numDeletedRows === 0n) throw new Refusal('missing');
    await noteEvent(db, context, { actor: by, act: 'staff.uninvited' });
  });
}

/**
 * Changes somebody's role, or closes their account; both end their sessions, and what they may not do any more: their
 * invitations, and what is assigned to them.
 * @throws Refusal if it concerns the last owner, or whoever asks is no owner any more
 */
export async function changeStaff(
  context: DeskContext,
  by: string,
  id: string,
  change: { role?: Role | undefined; disabled?: boolean | undefined },
): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const owners = await heldOwners(db, context, by);
    const stays = (change.role ?? 'owner') === 'owner' && !change.disabled;
    if (!stays && owners.length === 1 && owners[0] === id) throw new Refusal('last-owner');
    const { role, disabled } = change;
    const changed = await db
      .updateTable('account')
      .set({
        ...(role && { role }),
        ...(disabled !== undefined && { disabled_at: disabled ? context.now() : null }),
      })
      .where('id', '=', id)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) throw new Refusal('missing');
    await endSessionsOf(db, context, id);
    if (!stays) await db.deleteFrom('invitation').where('made_by', '=', id).execute();
    if (disabled || role === 'reader') {
      await db.updateTable('enquiry').set({ assignee: null }).where('assignee', '=', id).execute();
    }
    const detail = {
      account: id,
      ...(role && { role }),
      ...(disabled !== undefined && { disabled }),
    };
    await noteEvent(db, context, { actor: by, act: 'staff.changed', detail });
  });
}

/**
 * The owners with open accounts. On Postgres their rows are locked until the transaction ends, so that two
 * owners cannot close each other's accounts.
 * @throws Refusal if whoever asks is none of them, since somebody has closed their account meanwhile
 */
async function heldOwners(db: Db, { kind }: DeskContext, by: string): Promise<string[]> {
  const owners = db
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .orderBy('id');
  const rows = await (kind === 'postgres' ? owners.forUpdate() : owners).execute();
  const ids = rows.map(({ id }) => id);
  if (!ids.includes(by)) throw new Refusal('role');
  return ids;
}

/** The passkeys of an account, and how many recovery codes are left. */
export async function ownKeys({ db }: DeskContext, account: string) {
  const passkeys = await db
    .selectFrom('passkey')
    .select(['id', 'label', 'created_at as createdAt', 'used_at as usedAt'])
    .where('account_id', '=', account)
    .orderBy('created_at')
    .execute();
  const codes = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('account_id', '=', account)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { passkeys, codesLeft: Number(codes.left) };
}

/** Adds a passkey to one's own account. @throws Refusal if it does not answer the challenge */
export async function addPasskey(
  context: DeskContext,
  origin: string,
  { account }: StaffSession,
  id: string,
  label: string,
  response: RegistrationResponseJSON,
): Promise<void> {
  const challenge = await consumeChallenge(context, id, 'add');
  if (challenge?.subject !== account.id) throw new Refusal('passkey');
  const credential = await readNewPasskey(origin, challenge.challenge, response);
  if (!credential) throw new Refusal('passkey');
  await context.db.transaction().execute(async (db) => {
    await keepPasskey(db, context, account.id, label, credential);
    await tellHolder(db, context, account.id, 'passkeyAdded');
    await noteEvent(db, context, { actor: account.id, act: 'passkey.added' });
  });
  context.wake();
}

/** Removes one of one's own passkeys, but never the last one; all other sessions end. */
export async function removePasskey(
  context: DeskContext,
  session: StaffSession,
  id: string,
): Promise<void> {
  const { account } = session;
  await context.db.transaction().execute(async (db) => {
    await holdCount(db, context, `keys of ${account.id}`);
    const mine = await db
      .selectFrom('passkey')
      .select('id')
      .where('account_id', '=', account.id)
      .execute();
    if (!mine.some((passkey) => passkey.id === id)) throw new Refusal('missing');
    if (mine.length === 1) throw new Refusal('last-passkey');
    await db.deleteFrom('passkey').where('id', '=', id).execute();
    await endSessionsOf(db, context, account.id, { except: session.id });
    await tellHolder(db, context, account.id, 'passkeyRemoved');
    await noteEvent(db, context, { actor: account.id, act: 'passkey.removed' });
  });
  context.wake();
}

/** Makes new recovery codes in place of the old ones. @returns the codes, which are shown once */
export async function newCodes(context: DeskContext, account: string): Promise<string[]> {
  const made = await context.db.transaction().execute(async (db) => {
    const codes = await renewCodes(db, context, account);
    await tellHolder(db, context, account, 'codesMade');
    await noteEvent(db, context, { actor: account, act: 'codes.renewed' });
    return codes;
  });
  context.wake();
  return made;
}

/** Changes the address to which changes of somebody's keys are reported; the former address is told of it. */
export async function changeAddress(
  context: DeskContext,
  { account }: StaffSession,
  email: string,
): Promise<void> {
  if (email === account.email) return;
  await context.db.transaction().execute(async (db) => {
    await tellHolder(db, context, account.id, 'addressChanged');
    await db.updateTable('account').set({ email }).where('id', '=', account.id).execute();
    await noteEvent(db, context, { actor: account.id, act: 'address.changed' });
  });
  context.wake();
}
