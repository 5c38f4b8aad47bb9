import { RLP } from '@ethereumjs/rlp';
import { keccak256 } from 'viem/utils';
import { type Hex, toBytes } from './hex.ts';

/** What somebody sends to a contract. */
export interface ContractCall {
  from: Hex;
  /** Undefined where a contract is created. */
  to?: Hex | undefined;
  data: Hex;
}

/** A chain id of our own, so that no wallet mistakes these transactions for those of a live network. */
export const CHAIN_ID = 32_520n;

/** The gas limit of a transaction. */
export const GAS_LIMIT = 10_000_000n;

const bytesOf = (number: bigint) => {
  const digits = number.toString(16);
  return number === 0n
    ? new Uint8Array()
    : toBytes(`0x${digits.padStart(digits.length + (digits.length % 2), '0')}`);
};

/**
 * The hash of a transaction: Keccak-256 of the type-2 payload that a wallet would sign (EIP-1559, EIP-2718),
 * with the sender in place of a signature, since nobody signs on this chain. Gas costs nothing.
 */
export function transactionHash({ from, to, data }: ContractCall, nonce: bigint): Hex {
  const fields = [
    ...[CHAIN_ID, nonce, 0n, 0n, GAS_LIMIT].map(bytesOf),
    ...[to ? toBytes(to) : new Uint8Array(), new Uint8Array(), toBytes(data), []],
  ];
  return keccak256(new Uint8Array([2, ...RLP.encode(fields), ...toBytes(from)]));
}

/** Gas before the first instruction, and the least that is charged at all (EIP-2028, EIP-3860, EIP-7623). */
export function baseGas({ to, data }: ContractCall): { intrinsic: bigint; floor: bigint } {
  const bytes = toBytes(data);
  const zeros = bytes.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0);
  const tokens = BigInt(zeros + (bytes.length - zeros) * 4);
  const creation = to ? 0n : 32_000n + 2n * BigInt(Math.ceil(bytes.length / 32));
  return { intrinsic: 21_000n + 4n * tokens + creation, floor: 21_000n + 10n * tokens };
}
