import type { Chain } from '../chain/chain.ts';
import { encodeCall } from '../chain/codec.ts';
import type { Hex } from '../chain/hex.ts';
import { type Find, read } from './contracts.ts';

/** What the contracts know of sender and receiver of a movement, beyond what the page shows of everybody. */
export interface Insight {
  /** Whether the receiver's claims are valid. */
  isVerified: boolean;
  /** Shares of the sender that a lock holds. */
  locked: number;
  /** Unix time at which the last of these locks ends; 0 if none runs. */
  lockedUntil: number;
}

/** The words of the answer, which is one list that begins with its length. */
const wordsOf = (answer: Hex) => answer.slice(2).match(/.{64}/g) ?? [];

/** When the last running lock of a wallet ends (tranches of amount and release). */
async function lastRelease(chain: Chain, find: Find, wallet: Hex): Promise<number> {
  const answer = await chain.ask(find('lockup'), encodeCall('tranchesOf(address)', [wallet]));
  const [, , ...words] = wordsOf(answer);
  const releases = words.filter((_, index) => index % 2 === 1).map((word) => Number(`0x${word}`));
  return Math.max(0, ...releases.filter((release) => release > chain.time));
}

/** Asks the contracts about a movement before it is made; an issue has no sender. */
export async function insightOf(
  chain: Chain,
  find: Find,
  { from, to }: { from: Hex | undefined; to: Hex },
): Promise<Insight> {
  const verified = await read(chain, find('registry'), ['isVerified(address)', 'bool'], [to]);
  const isVerified = verified === true;
  if (!from) return { isVerified, locked: 0, lockedUntil: 0 };
  const locked = await read(chain, find('lockup'), ['lockedOf(address)', 'uint256'], [from]);
  const lockedUntil = locked === 0n ? 0 : await lastRelease(chain, find, from);
  return { isVerified, locked: Number(locked), lockedUntil };
}
