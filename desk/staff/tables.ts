import type { Generated, Selectable } from 'kysely';

/** What somebody may do: read, also answer, also run the desk. */
export type Role = 'reader' | 'answerer' | 'owner';

/** The tables of sign-in, on both databases. Whatever opens a door is kept as a digest only. */
export interface StaffTables {
  account: AccountTable;
  passkey: PasskeyTable;
  recovery_code: RecoveryCodeTable;
  invitation: InvitationTable;
  session: SessionTable;
  challenge: ChallengeTable;
  attempt: AttemptTable;
}

/** A member of staff. */
export interface AccountTable {
  id: string;
  name: string;
  role: Role;
  created_at: number;
  /** Where changes to their keys are told; empty where the office's mailbox is. */
  email: Generated<string>;
  /** From when on the account opens nothing any more. */
  disabled_at: number | null;
}

/** A public key by which a member of staff signs in (Web Authentication Level 3). */
export interface PasskeyTable {
  /** The credential's id, base64url. */
  id: string;
  account_id: string;
  /** COSE key, base64url. */
  public_key: string;
  /** How often the authenticator says it has been used; 0 where it does not count. */
  counter: number;
  /** JSON list of how a browser reaches it. */
  transports: string;
  label: string;
  created_at: number;
  used_at: number | null;
}

/** A code on paper for somebody who has lost their passkeys; it works once. */
export interface RecoveryCodeTable {
  digest: string;
  account_id: string;
  used_at: number | null;
}

/** A link by which one person makes an account. */
export interface InvitationTable {
  /** Digest of what the link holds. */
  id: string;
  name: string;
  role: Role;
  /** Account that asked them, or `desk` for the first link. */
  made_by: string;
  ends_at: number;
}

/** A browser that is signed in. */
export interface SessionTable {
  /** Digest of what the cookie holds. */
  id: string;
  account_id: string;
  /** What opened it. */
  way: 'passkey' | 'recovery';
  created_at: number;
  seen_at: number;
  ended_at: number | null;
  /** When somebody tried it after its end for the first time. */
  reused_at: number | null;
  /** Browser and system, in words; empty where it did not say. */
  browser: Generated<string>;
}

/** What a browser has to sign, once. */
export interface ChallengeTable {
  id: string;
  challenge: string;
  purpose: 'sign-in' | 'join' | 'add';
  /** The invitation of `join`, the account of `add`. */
  subject: string;
  /** The account that a new passkey is for. */
  account_id: string;
  ends_at: number;
}

/** How often signing in failed, by a keyed digest of the address for the day, or of the account. */
export interface AttemptTable {
  key: string;
  count: number;
  since: number;
  locked_until: number;
}

export type Account = Selectable<AccountTable>;
export type Passkey = Selectable<PasskeyTable>;
