import { addressOf, type Hex } from '../chain/hex.ts';

/** The five people of the playground; what they are called stands in the content. */
export const PEOPLE = ['amna', 'bilal', 'chloe', 'daud', 'emma'] as const;

export type Person = (typeof PEOPLE)[number];

/** Whether a value is the name of a person. */
export const isPerson = (value: unknown): value is Person =>
  PEOPLE.some((person) => person === value);

/** Where each lives (ISO 3166-1, numeric: AE, SA, FR, MY, US). */
export const COUNTRY: Record<Person, number> = {
  amna: 784,
  bilal: 682,
  chloe: 250,
  daud: 458,
  emma: 840,
};

/** Every country that a rule can name, once. */
export const COUNTRIES = Object.values(COUNTRY);

/** The shares of each person at the start. */
export const OPENING: Record<Person, bigint> = {
  amna: 6_000n,
  bilal: 2_500n,
  chloe: 1_500n,
  daud: 0n,
  emma: 0n,
};

/** The rules at the start. People in the United States may not buy yet, and no lock is running. */
export const RULES = { holders: 4n, largest: 6_500n, threshold: 2_000n, lockup: 0n };
export const CLOSED = COUNTRY.emma;

/** Seconds of a day. */
export const DAY = 86_400;

/** 1 December 2026, noon in Dubai; the shares were issued thirty days before. */
export const START_TIME = Date.UTC(2026, 11, 1, 8) / 1000;
export const ISSUED = START_TIME - 30 * DAY;

/** How many smallest units make one unit of money. */
export const UNIT = 10n ** 18n;

/** Wallet number `index` of a person; each recovery moves on to the next. */
export const walletOf = (person: Person, index = 0): Hex =>
  addressOf(`playground wallet ${person} ${index}`);

/** The duties of those who act for the issuer. */
export const DUTIES = [
  'administrator',
  'issuer',
  'officer',
  'registrar',
  'payer',
  'verifier',
] as const;

export type Duty = (typeof DUTIES)[number];

/** The wallet of a duty. */
export const deskOf = (duty: Duty): Hex => addressOf(`playground desk ${duty}`);
