import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { ExpressionBuilder } from 'kysely';
import type { Db, DeskContext } from '../context.ts';
import { holdCount } from '../database/hold.ts';
import type { Tables } from '../database/tables.ts';
import { DAY } from '../durations.ts';
import { noteEvent } from '../operations/event.ts';
import { consumeChallenge } from './challenge.ts';
import { keepPasskey, newPasskeyOptions, readNewPasskey } from './passkey.ts';
import { Refusal } from './refusal.ts';
import { type Caller, openSession } from './session.ts';
import { codeDigest } from './sign-in.ts';
import type { Role } from './tables.ts';
import { newCode, newId, newToken, tokenDigest } from './token.ts';

const CODES = 10;

/** The sender of the first invitation. */
export const DESK = 'desk';

/**
 * Makes the secret of an invitation's link; only its digest is stored.
 * @param by account of the person who invites, or DESK
 * @param days for which it is valid
 */
export async function invite(
  db: Db,
  { now }: DeskContext,
  by: string,
  { name, role, days }: { name: string; role: Role; days: number },
): Promise<string> {
  const token = newToken();
  const at = now();
  await db.deleteFrom('invitation').where('ends_at', '<', at).execute();
  const row = { id: tokenDigest(token), name, role, made_by: by, ends_at: at + days * DAY };
  await db.insertInto('invitation').values(row).execute();
  return token;
}

/** The link for the first owner, while there is no account; it works once, for a day. */
export async function firstLink(context: DeskContext, origin: string): Promise<string | undefined> {
  const owner = await context.db.selectFrom('account').select('id').limit(1).executeTakeFirst();
  return owner ? undefined : ownerLink(context, origin);
}

/**
 * Makes a link for a new owner, which the operator of the machine can ask for when all passkeys and codes are
 * lost.
 */
export async function ownerLink(context: DeskContext, origin: string): Promise<string> {
  return context.db.transaction().execute(async (db) => {
    const token = await invite(db, context, DESK, { name: '', role: 'owner', days: 1 });
    await noteEvent(db, context, { actor: DESK, act: 'staff.invited', detail: { role: 'owner' } });
    // Behind the # the secret reaches no server's log and no other site.
    return `${origin}/desk#join=${token}`;
  });
}

/**
 * The condition for invitations that are valid: in time, and by somebody who may invite. What somebody gave whose account
 * was closed or who is no owner any more counts no longer.
 */
export const isGood =
  ({ now }: Pick<DeskContext, 'now'>) =>
  (row: ExpressionBuilder<Tables, 'invitation'>) =>
    row.and([
      row('ends_at', '>', now()),
      row.or([
        row('made_by', '=', DESK),
        row('made_by', 'in', (inner) =>
          inner
            .selectFrom('account')
            .select('account.id')
            .where('account.role', '=', 'owner')
            .where('account.disabled_at', 'is', null),
        ),
      ]),
    ]);

/** A valid invitation. @throws Refusal if there is none */
export async function readInvitation(context: DeskContext, token: string) {
  const invitation = await context.db
    .selectFrom('invitation')
    .selectAll()
    .where('id', '=', tokenDigest(token))
    .where(isGood(context))
    .executeTakeFirst();
  if (!invitation) throw new Refusal('invitation');
  return invitation;
}

/** The options with which a browser makes the passkey of an invited person. */
export async function joinOptions(
  context: DeskContext,
  origin: string,
  token: string,
  name: string,
) {
  const { id } = await readInvitation(context, token);
  return newPasskeyOptions(context, origin, 'join', id, { id: newId(), name });
}

/** Makes new codes for an account; the former ones stop working. @returns the codes, which are shown once */
export async function renewCodes(db: Db, context: DeskContext, account: string): Promise<string[]> {
  // Of two who make codes at once, the second takes away those of the first.
  await holdCount(db, context, `codes of ${account}`);
  const codes = Array.from({ length: CODES }, newCode);
  await db.deleteFrom('recovery_code').where('account_id', '=', account).execute();
  const rows = codes.map((code) => ({
    digest: codeDigest(context.secret, code),
    account_id: account,
  }));
  await db.insertInto('recovery_code').values(rows).execute();
  return codes;
}

/**
 * Makes the account of an invited person, and uses up the invitation.
 * @param id the challenge's name
 * @returns the value of the session's cookie, and the recovery codes
 * @throws Refusal if the passkey or the invitation is not valid
 */
export async function join(
  context: DeskContext,
  origin: string,
  caller: Caller,
  id: string,
  about: { name: string; label: string },
  response: RegistrationResponseJSON,
): Promise<{ token: string; codes: string[] }> {
  const challenge = await consumeChallenge(context, id, 'join');
  if (!challenge) throw new Refusal('passkey');
  const credential = await readNewPasskey(origin, challenge.challenge, response);
  if (!credential) throw new Refusal('passkey');
  const { account_id: account, subject } = challenge;
  return context.db.transaction().execute(async (db) => {
    const at = context.now();
    const invitation = await db
      .deleteFrom('invitation')
      .where('id', '=', subject)
      .where(isGood(context))
      .returningAll()
      .executeTakeFirst();
    if (!invitation) throw new Refusal('invitation');
    const { role } = invitation;
    // Using the first link invalidates all others like it.
    if (role === 'owner') await db.deleteFrom('invitation').where('made_by', '=', DESK).execute();
    const row = { id: account, name: about.name, role, created_at: at };
    await db.insertInto('account').values(row).execute();
    await keepPasskey(db, context, account, about.label, credential);
    const codes = await renewCodes(db, context, account);
    await noteEvent(db, context, { actor: account, act: 'staff.joined', detail: { role } });
    return { token: await openSession(db, context, account, 'passkey', caller), codes };
  });
}
