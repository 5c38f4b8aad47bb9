import type { Chain } from '../chain/chain.ts';
import { decode, encodeCall, type Value } from '../chain/codec.ts';
import type { Hex } from '../chain/hex.ts';
import type { InitialState } from '../chain/initial-state.ts';

/** Finds the address of a contract by its role in the world. */
export type Find = (role: string) => Hex;

/** Looks contracts up by their role. */
export function finder({ contracts }: Pick<InitialState, 'contracts'>): Find {
  const byRole = new Map(contracts.map(({ role, address }) => [role, address]));
  return (role) => {
    const address = byRole.get(role);
    if (!address) throw new Error(`There is no contract "${role}"`);
    return address;
  };
}

/** Calls a contract and decodes the first value of its answer. */
export async function read(
  chain: Chain,
  to: Hex,
  [signature, answer]: readonly [signature: string, answer: string],
  values: readonly Value[] = [],
): Promise<Value> {
  return decode([answer], await chain.ask(to, encodeCall(signature, values)))[0] ?? 0n;
}
