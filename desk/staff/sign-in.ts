import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { DeskContext } from '../context.ts';
import { digestOf } from '../signature.ts';
import { consumeChallenge } from './challenge.ts';
import { accountKey, addressKey, countFailure, refuseLocked } from './lockout.ts';
import { tellHolder } from './notice.ts';
import { checkAnswer } from './passkey.ts';
import { Refusal } from './refusal.ts';
import { type Caller, openSession } from './session.ts';
import { plainCode } from './token.ts';

/** The digest by which a recovery code is stored. */
export const codeDigest = (secret: string, code: string) =>
  digestOf(secret, 'recovery', plainCode(code));

/**
 * Signs in with a passkey's answer to our challenge.
 * @param id the challenge's name
 * @returns the value of the session's cookie
 * @throws Refusal where anything is wrong; which of it, only the log tells
 */
export async function signInByPasskey(
  context: DeskContext,
  origin: string,
  caller: Caller,
  id: string,
  response: AuthenticationResponseJSON,
): Promise<string> {
  const from = addressKey(context, caller.address);
  await refuseLocked(context, from);
  const challenge = await consumeChallenge(context, id, 'sign-in');
  if (!challenge) return fail(context, from, 'challenge');
  const passkey = await context.db
    .selectFrom('passkey')
    .innerJoin('account', 'account.id', 'passkey.account_id')
    .selectAll('passkey')
    .where('passkey.id', '=', response.id)
    .where('account.disabled_at', 'is', null)
    .executeTakeFirst();
  if (!passkey) return fail(context, from, 'unknown passkey');
  const of = accountKey(passkey.account_id);
  await refuseLocked(context, of);
  const counter = await checkAnswer(origin, challenge.challenge, passkey, response);
  if (counter === undefined) {
    await countFailure(context, of, 'signature', passkey.account_id);
    return fail(context, from, 'signature');
  }
  return context.db.transaction().execute(async (db) => {
    await db.deleteFrom('attempt').where('key', '=', of).execute();
    const used = await db
      .updateTable('passkey')
      .set({ counter, used_at: context.now() })
      .where('id', '=', passkey.id)
      .returning('id')
      .executeTakeFirst();
    // Its holder has removed it since it was read.
    if (!used) throw new Refusal('passkey');
    return openSession(db, context, passkey.account_id, 'passkey', caller);
  });
}

/**
 * Signs in by a recovery code, which is then used up.
 * @returns the value of the session's cookie
 * @throws Refusal where there is no such code
 */
export async function signInByCode(context: DeskContext, caller: Caller, code: string) {
  const from = addressKey(context, caller.address);
  await refuseLocked(context, from);
  const token = await context.db.transaction().execute(async (db) => {
    const used = await db
      .updateTable('recovery_code')
      .set({ used_at: context.now() })
      .where('digest', '=', codeDigest(context.secret, code))
      .where('used_at', 'is', null)
      .where('account_id', 'in', (inner) =>
        inner.selectFrom('account').select('id').where('disabled_at', 'is', null),
      )
      .returning('account_id')
      .executeTakeFirst();
    if (!used) return undefined;
    await tellHolder(db, context, used.account_id, 'codeUsed');
    return openSession(db, context, used.account_id, 'recovery', caller);
  });
  if (token) {
    context.wake();
    return token;
  }
  await countFailure(context, from, 'recovery code');
  throw new Refusal('code');
}

async function fail(context: DeskContext, key: string, why: string): Promise<never> {
  await countFailure(context, key, why);
  throw new Refusal('passkey');
}
