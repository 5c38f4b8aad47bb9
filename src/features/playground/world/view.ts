import type { Chain } from '../chain/chain.ts';
import { encodeCall, type Value } from '../chain/codec.ts';
import type { Hex } from '../chain/hex.ts';
import { COUNTRY, DAY, PEOPLE, type Person, UNIT } from './cast.ts';
import { type Find, read } from './contracts.ts';

/** A person as the contracts know them now. */
export interface Holder {
  person: Person;
  wallet: Hex;
  /** Wallets that were given up, oldest first. */
  lost: Hex[];
  shares: number;
  isFrozen: boolean;
  isVerified: boolean;
  /** Shares that a lock holds. */
  locked: number;
  /** Unix time at which the last of these locks ends; 0 if none runs. */
  lockedUntil: number;
  /** Whole units of money, with cents. */
  money: number;
  isCountryAllowed: boolean;
}

/** The rules as they stand in the modules. */
export interface Rules {
  isPaused: boolean;
  holders: number;
  holderLimit: number;
  largest: number;
  lockupDays: number;
  threshold: number;
}

/** All that the page shows of the chain. */
export interface View {
  block: number;
  /** Unix time of the present block. */
  time: number;
  supply: number;
  holders: Holder[];
  rules: Rules;
}

/** Wallets of a person, oldest first; the last one is in use. */
export type Wallets = Record<Person, Hex[]>;

const NUMBER = 'uint256';
const YES = 'bool';

/** Length of the one list that an answer holds, and its words. */
const wordsOf = (answer: Hex) => answer.slice(2).match(/.{64}/g) ?? [];

/** When the last lock of a wallet ends that still runs (tranches of amount and release). */
async function lastRelease(chain: Chain, find: Find, wallet: Hex): Promise<number> {
  const answer = await chain.ask(find('lockup'), encodeCall('tranchesOf(address)', [wallet]));
  const [, , ...words] = wordsOf(answer);
  const releases = words.filter((_, index) => index % 2 === 1).map((word) => Number(`0x${word}`));
  return Math.max(0, ...releases.filter((release) => release > chain.time));
}

async function holderOf(chain: Chain, find: Find, person: Person, wallets: Hex[]): Promise<Holder> {
  const wallet = wallets.at(-1) ?? '0x';
  const ask = (role: string, signature: string, answer: string, ...values: Value[]) =>
    read(chain, find(role), [signature, answer], values);
  const locked = Number(await ask('lockup', 'lockedOf(address)', NUMBER, wallet));
  const money = (await ask('money', 'balanceOf(address)', NUMBER, wallet)) as bigint;
  return {
    ...{ person, wallet, lost: wallets.slice(0, -1), locked },
    shares: Number(await ask('share', 'balanceOf(address)', NUMBER, wallet)),
    isFrozen: (await ask('share', 'isFrozen(address)', YES, wallet)) as boolean,
    isVerified: (await ask('registry', 'isVerified(address)', YES, wallet)) as boolean,
    lockedUntil: locked > 0 ? await lastRelease(chain, find, wallet) : 0,
    money: Number((money * 100n) / UNIT) / 100,
    isCountryAllowed: (await ask(
      ...(['countries', 'isAllowed(uint16)', YES, BigInt(COUNTRY[person])] as const),
    )) as boolean,
  };
}

/** Asks the contracts for everything that the page shows. */
export async function viewOf(chain: Chain, find: Find, wallets: Wallets): Promise<View> {
  const number = async (role: string, signature: string) =>
    Number(await read(chain, find(role), [signature, NUMBER]));
  const holders: Holder[] = [];
  for (const person of PEOPLE) holders.push(await holderOf(chain, find, person, wallets[person]));
  return {
    ...{ block: chain.number, time: chain.time, holders },
    supply: await number('share', 'totalSupply()'),
    rules: {
      isPaused: (await read(chain, find('share'), ['paused()', YES])) as boolean,
      holders: await number('holders', 'holderCount()'),
      holderLimit: await number('holders', 'holderLimit()'),
      largest: await number('largest', 'maxBalance()'),
      lockupDays: (await number('lockup', 'period()')) / DAY,
      threshold: await number('approval', 'threshold()'),
    },
  };
}
