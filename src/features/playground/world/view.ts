import type { Chain } from '../chain/chain.ts';
import type { Value } from '../chain/codec.ts';
import type { Hex } from '../chain/hex.ts';
import { COUNTRY, DAY, PEOPLE, type Person } from './cast.ts';
import { type Find, read } from './contracts.ts';

/** The present state of a person in the contracts. */
export interface HolderView {
  person: Person;
  wallet: Hex;
  /** Wallets given up in recoveries, oldest first. */
  lost: Hex[];
  shares: number;
  isFrozen: boolean;
  isCountryAllowed: boolean;
}

/** The present rules of the modules. */
export interface Rules {
  isPaused: boolean;
  holders: number;
  holderLimit: number;
  largest: number;
  lockupDays: number;
  threshold: number;
}

/** Everything that the page shows of the chain. */
export interface ChainView {
  block: number;
  /** Unix time of the present block. */
  time: number;
  supply: number;
  holders: HolderView[];
  rules: Rules;
}

/** Wallets of a person, oldest first; the last one is in use. */
export type Wallets = Record<Person, Hex[]>;

const NUMBER = 'uint256';
const YES = 'bool';

async function holderOf(
  chain: Chain,
  find: Find,
  person: Person,
  wallets: Hex[],
): Promise<HolderView> {
  const wallet = wallets.at(-1) ?? '0x';
  const ask = (role: string, signature: string, answer: string, ...values: Value[]) =>
    read(chain, find(role), [signature, answer], values);
  return {
    ...{ person, wallet, lost: wallets.slice(0, -1) },
    shares: Number(await ask('share', 'balanceOf(address)', NUMBER, wallet)),
    isFrozen: (await ask('share', 'isFrozen(address)', YES, wallet)) === true,
    isCountryAllowed:
      (await ask('countries', 'isAllowed(uint16)', YES, BigInt(COUNTRY[person]))) === true,
  };
}

/** Reads everything that the page shows from the contracts. */
export async function viewOf(chain: Chain, find: Find, wallets: Wallets): Promise<ChainView> {
  const number = async (role: string, signature: string) =>
    Number(await read(chain, find(role), [signature, NUMBER]));
  const holders: HolderView[] = [];
  for (const person of PEOPLE) holders.push(await holderOf(chain, find, person, wallets[person]));
  return {
    ...{ block: chain.number, time: chain.time, holders },
    supply: await number('share', 'totalSupply()'),
    rules: {
      isPaused: (await read(chain, find('share'), ['paused()', YES])) === true,
      holders: await number('holders', 'holderCount()'),
      holderLimit: await number('holders', 'holderLimit()'),
      largest: await number('largest', 'maxBalance()'),
      lockupDays: (await number('lockup', 'period()')) / DAY,
      threshold: await number('approval', 'threshold()'),
    },
  };
}
