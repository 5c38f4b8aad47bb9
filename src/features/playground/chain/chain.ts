import type { EVM, ExecResult } from '@ethereumjs/evm';
import { address, blockAt, slotKey, startEvm } from './evm.ts';
import { type Hex, keccakText, toBytes, toHex } from './hex.ts';
import type { InitialState } from './initial-state.ts';
import { type InnerCall, listen } from './inner-calls.ts';
import type { RecordingState, StorageChange } from './recording-state.ts';
import { baseGas, type ContractCall, GAS_LIMIT, transactionHash } from './transaction.ts';

/** An event that a contract emitted. */
export interface ContractEvent {
  address: Hex;
  topics: Hex[];
  data: Hex;
}

/** The result of a transaction. */
export interface TransactionReceipt extends ContractCall {
  hash: Hex;
  nonce: number;
  block: number;
  /** Unix time of the block. */
  time: number;
  gasUsed: number;
  succeeded: boolean;
  /** What it returned, or the error. */
  output: Hex;
  logs: ContractEvent[];
  changes: StorageChange[];
  calls: InnerCall[];
  /** The contract that it created. */
  created?: Hex | undefined;
}

/** Seconds between two blocks. */
const INTERVAL = 12;

/** A chain in memory with one transaction per block, no fees, and no other users. */
export class Chain {
  number = 0;
  time = 0;
  readonly state: RecordingState;
  private readonly evm: EVM;
  private readonly nonces = new Map<Hex, bigint>();

  private constructor(evm: EVM, state: RecordingState) {
    this.evm = evm;
    this.state = state;
  }

  /** Starts a chain with the contracts of `initialState`, or an empty one. */
  static async start(
    initialState?: Pick<InitialState, 'time' | 'codes' | 'contracts'>,
  ): Promise<Chain> {
    const { evm, state } = await startEvm();
    const chain = new Chain(evm, state);
    chain.time = initialState?.time ?? 0;
    const codes = initialState?.codes.map(toBytes) ?? [];
    for (const { address: at, code, storage } of initialState?.contracts ?? []) {
      await state.putCode(address(at), codes[code] ?? new Uint8Array());
      await state.modifyAccountFields(address(at), { nonce: 1n });
      for (const [slot, value] of Object.entries(storage) as [Hex, Hex][])
        await state.putStorage(address(at), slotKey(slot), toBytes(value));
    }
    await state.takeChanges();
    return chain;
  }

  /** Lets time pass by adding a block without a transaction. */
  wait(seconds: number): void {
    this.time += seconds;
    this.number += 1;
  }

  /** Sends a transaction in a block of its own. If it is refused, only the sender's nonce changes. */
  async send(call: ContractCall): Promise<TransactionReceipt> {
    this.wait(INTERVAL);
    const nonce = this.nonces.get(call.from) ?? 0n;
    this.nonces.set(call.from, nonce + 1n);
    const { intrinsic, floor } = baseGas(call);
    const { journal } = this.evm;
    this.state.originalStorageCache.clear();
    for (const warm of [call.from, call.to ?? call.from, `0x${'0'.repeat(40)}`])
      journal.addWarmedAddress(toBytes(warm as Hex));
    const calls = listen(this.evm);
    const { execResult, createdAddress } = await this.run(call, GAS_LIMIT - intrinsic, false);
    this.evm.events.removeAllListeners();
    await journal.cleanup();
    const used = intrinsic + execResult.executionGasUsed;
    const refund = execResult.gasRefund ?? 0n;
    const charged = used - (refund < used / 5n ? refund : used / 5n);
    return {
      ...call,
      ...{ hash: transactionHash(call, nonce), nonce: Number(nonce) },
      ...{ block: this.number, time: this.time },
      gasUsed: Number(charged > floor ? charged : floor),
      succeeded: !execResult.exceptionError,
      output: toHex(execResult.returnValue),
      logs: logsOf(execResult),
      changes: await this.state.takeChanges(),
      calls,
      created: createdAddress?.toString(),
    };
  }

  /** Calls a contract without changing anything. */
  async ask(to: Hex, data: Hex, from: Hex = to): Promise<Hex> {
    const { execResult } = await this.run({ from, to, data }, GAS_LIMIT, true);
    this.evm.journal.cleanJournal();
    if (execResult.exceptionError) throw new Error(`${to} did not answer ${data.slice(0, 10)}`);
    return toHex(execResult.returnValue);
  }

  /** A digest of everything the contracts have stored: Keccak-256 over every slot in order. */
  digest(): Hex {
    const lines = this.state.slots().map(([key, value]) => `${key}=${BigInt(value).toString(16)}`);
    return keccakText(lines.join('\n'));
  }

  private run({ from, to, data }: ContractCall, gasLimit: bigint, isStatic: boolean) {
    return this.evm.runCall({
      caller: address(from),
      ...(to ? { to: address(to) } : {}),
      data: toBytes(data),
      ...{ gasLimit, isStatic, skipNonceIncrement: isStatic },
      block: blockAt(this.number, this.time),
    });
  }
}

function logsOf({ logs = [] }: ExecResult): ContractEvent[] {
  return logs.map(([at, topics, data]) => ({
    address: toHex(at),
    topics: topics.map(toHex),
    data: toHex(data),
  }));
}
