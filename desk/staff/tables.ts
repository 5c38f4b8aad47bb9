import type { Generated, Selectable } from 'kysely';

/** What somebody may do: read, answer as well, or also run the desk. */
export type Role = 'reader' | 'answerer' | 'owner';

/** The tables for signing in, on both databases. Secrets are stored only as digests. */
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
  /** Where changes of their keys are reported; empty for the office's mailbox. */
  email: Generated<string>;
  /** When the account was closed; null while it is open. */
  disabled_at: number | null;
}

/** A public key by which a member of staff signs in (Web Authentication Level 3). */
export interface PasskeyTable {
  /** The credential's id, base64url. */
  id: string;
  account_id: string;
  /** COSE key, base64url. */
  public_key: string;
  /** The authenticator's count of its uses; 0 where it does not count. */
  counter: number;
  /** How a browser reaches it, as a JSON list. */
  transports: string;
  label: string;
  created_at: number;
  used_at: number | null;
}

/** A recovery code for somebody who has lost their passkeys; it works once. */
export interface RecoveryCodeTable {
  digest: string;
  account_id: string;
  used_at: number | null;
}

/** An invitation, by whose link one person can make an account. */
export interface InvitationTable {
  /** Digest of the link's secret. */
  id: string;
  name: string;
  role: Role;
  /** Account of the person who invites, or `desk` for the first link. */
  made_by: string;
  ends_at: number;
}

/** The session of a signed-in browser. */
export interface SessionTable {
  /** Digest of the cookie's value. */
  id: string;
  account_id: string;
  /** How it was opened. */
  way: 'passkey' | 'recovery';
  created_at: number;
  seen_at: number;
  ended_at: number | null;
  /** When somebody first tried to use it after its end. */
  reused_at: number | null;
  /** Browser and system in words; empty where unknown. */
  browser: Generated<string>;
}

/** A challenge that a browser must sign, once. */
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

/**
 * How often something was tried: requests of an address in ten minutes (intake/rate.ts), failed sign-ins of an address
 * or an account (lockout.ts). Addresses are keyed digests of the day.
 */
export interface AttemptTable {
  key: string;
  count: number;
  since: number;
  locked_until: number;
}

export type Account = Selectable<AccountTable>;
export type Passkey = Selectable<PasskeyTable>;
