import { Common, Hardfork, Mainnet } from '@ethereumjs/common';
import { createEVM, type EVM } from '@ethereumjs/evm';
import { createAddressFromString } from '@ethereumjs/util';
import { type Hex, toBytes } from './hex.ts';
import { RecordingState } from './recording-state.ts';
import { CHAIN_ID } from './transaction.ts';

/** The virtual machine of @ethereumjs with the rules of the Prague fork, and its state. */
export async function startEvm(): Promise<{ evm: EVM; state: RecordingState }> {
  const chain = { ...Mainnet, name: 'playground', chainId: Number(CHAIN_ID) };
  const common = new Common({ chain, hardfork: Hardfork.Prague });
  const state = new RecordingState({ common });
  const evm = await createEVM({ common, stateManager: state });
  return { evm, state };
}

/** Turns an address into the library's type. */
export const address = (hex: Hex) => createAddressFromString(hex);

/** The block that a transaction runs in, without fees and without randomness. */
export function blockAt(number: number, time: number) {
  const header = {
    ...{ number: BigInt(number), timestamp: BigInt(time), difficulty: 0n, gasLimit: 30_000_000n },
    ...{ coinbase: address(`0x${'0'.repeat(40)}`), prevRandao: new Uint8Array(32) },
    ...{ baseFeePerGas: 0n, getBlobGasPrice: () => undefined },
  };
  return { header };
}

/** A slot's number as the 32 bytes of its key. */
export const slotKey = (slot: Hex): Uint8Array => toBytes(`0x${slot.slice(2).padStart(64, '0')}`);
