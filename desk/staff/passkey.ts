import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Db, DeskContext } from '../context.ts';
import { keepChallenge } from './challenge.ts';
import { partyOf } from './origin.ts';
import type { Passkey } from './tables.ts';

/** Ed25519, P-256 and RSA with SHA-256 (RFC 9053 and RFC 8812): what authenticators have. */
const ALGORITHMS = [-8, -7, -257];

/** Who a passkey is made for. */
interface Holder {
  id: string;
  name: string;
}

/** What the library makes, as JSON carries it: its type also has extensions with bytes, which are not asked for. */
type AsJson<Options> = Omit<Options, 'extensions'> & { extensions?: { credProps?: boolean } };

/** What a browser needs to sign in, with any passkey of the site that it has. */
export async function signInOptions(context: DeskContext, origin: string) {
  const options: AsJson<PublicKeyCredentialRequestOptionsJSON> =
    await generateAuthenticationOptions({
      rpID: partyOf(origin),
      userVerification: 'required',
    });
  const id = await keepChallenge(context, { challenge: options.challenge, purpose: 'sign-in' });
  return { id, options };
}

/**
 * What a browser needs to make a passkey: one that names its holder by itself and asks for a finger, a
 * face or a PIN each time.
 * @param subject the invitation of `join`; the account of `add`
 */
export async function newPasskeyOptions(
  context: DeskContext,
  origin: string,
  purpose: 'join' | 'add',
  subject: string,
  holder: Holder,
) {
  const known = await context.db
    .selectFrom('passkey')
    .select('id')
    .where('account_id', '=', holder.id)
    .execute();
  const options: AsJson<PublicKeyCredentialCreationOptionsJSON> = await generateRegistrationOptions(
    {
      rpName: context.facts.brand,
      rpID: partyOf(origin),
      userID: new TextEncoder().encode(holder.id),
      userName: holder.name,
      userDisplayName: holder.name,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: known,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    },
  );
  const { challenge } = options;
  const id = await keepChallenge(context, { challenge, purpose, subject, account_id: holder.id });
  return { id, options };
}

/**
 * Reads a browser's new passkey.
 * @returns nothing where it does not answer the challenge at this origin
 */
export async function readNewPasskey(
  origin: string,
  expectedChallenge: string,
  response: RegistrationResponseJSON,
) {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: partyOf(origin),
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return registrationInfo?.credential;
  } catch {
    // The library throws for whatever is not as it should be.
    return undefined;
  }
}

/** Keeps a passkey that was read, in the transaction that makes or extends the account. */
export async function keepPasskey(
  db: Db,
  { now }: DeskContext,
  account: string,
  label: string,
  credential: NonNullable<Awaited<ReturnType<typeof readNewPasskey>>>,
): Promise<void> {
  await db
    .insertInto('passkey')
    .values({
      id: credential.id,
      account_id: account,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: JSON.stringify(credential.transports ?? []),
      label,
      created_at: now(),
    })
    .execute();
}

/**
 * Whether an answer was signed by a passkey of ours for this challenge at this origin.
 * @returns the passkey's new counter, or nothing
 */
export async function checkAnswer(
  origin: string,
  expectedChallenge: string,
  passkey: Passkey,
  response: AuthenticationResponseJSON,
): Promise<number | undefined> {
  const { userHandle } = response.response;
  const holder = userHandle && Buffer.from(userHandle, 'base64url').toString();
  if (holder && holder !== passkey.account_id) return undefined;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: partyOf(origin),
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
        transports: JSON.parse(passkey.transports),
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}
