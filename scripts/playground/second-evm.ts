import {
  ContractDecoder,
  EdrContext,
  L1_CHAIN_TYPE,
  l1GenesisState,
  l1HardforkToString,
  l1ProviderFactory,
  MineOrdering,
  SpecId,
} from '@nomicfoundation/edr';
import type { Hex } from '../../src/features/playground/chain/hex.ts';
import type { InitialState } from '../../src/features/playground/chain/initial-state.ts';
import {
  CHAIN_ID,
  type ContractCall,
  GAS_LIMIT,
} from '../../src/features/playground/chain/transaction.ts';

/** The second machine's result of a transaction. */
export interface SecondReceipt {
  succeeded: boolean;
  gasUsed: number;
  logs: { address: Hex; topics: Hex[]; data: Hex }[];
}

const quantity = (number: number | bigint) => `0x${number.toString(16)}`;
const word = (value: Hex) => `0x${value.slice(2).padStart(64, '0')}`;

/** The library allows one context per process. */
let shared: Promise<EdrContext> | undefined;

async function startContext(): Promise<EdrContext> {
  const context = new EdrContext();
  await context.registerProviderFactory(L1_CHAIN_TYPE, l1ProviderFactory());
  return context;
}

/** Hardhat's virtual machine, written in Rust on top of revm by other people, as a check on every transaction. */
export class SecondEvm {
  private readonly ask: (method: string, ...params: unknown[]) => Promise<unknown>;

  private constructor(ask: SecondEvm['ask']) {
    this.ask = ask;
  }

  /** Starts a machine in `initialState`. */
  static async start({ contracts, codes, time }: InitialState): Promise<SecondEvm> {
    shared ??= startContext();
    const context = await shared;
    const provider = await context.createProvider(
      L1_CHAIN_TYPE,
      {
        ...{ allowBlocksWithSameTimestamp: false, allowUnlimitedContractSize: false },
        ...{ bailOnCallFailure: false, bailOnTransactionFailure: false },
        ...{ chainId: CHAIN_ID, networkId: CHAIN_ID, coinbase: new Uint8Array(20) },
        ...{ defaultTransactionGasLimit: GAS_LIMIT, initialBaseFeePerGas: 0n, minGasPrice: 0n },
        genesisState: l1GenesisState(SpecId.Prague),
        hardfork: l1HardforkToString(SpecId.Prague),
        mining: {
          autoMine: true,
          blockGasLimit: 30_000_000n,
          memPool: { order: MineOrdering.Fifo },
        },
        network: { genesisBlockGasLimit: 30_000_000n, genesisBlockTime: BigInt(time) },
        observability: {},
        ...{ ownedAccounts: [], precompileOverrides: [] },
      },
      { enable: false, decodeConsoleLogInputsCallback: () => [], printLineCallback: () => {} },
      { subscriptionCallback: () => {} },
      new ContractDecoder(),
    );
    const machine = new SecondEvm(async (method, ...params) => {
      const request = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
      const { data } = await provider.handleRequest(request);
      const answer = typeof data === 'string' ? JSON.parse(data) : data;
      if (answer.error) throw new Error(`${method}: ${answer.error.message}`);
      return answer.result;
    });
    for (const { address, code, storage } of contracts) {
      await machine.ask('hardhat_setCode', address, codes[code]);
      for (const [slot, value] of Object.entries(storage))
        await machine.ask('hardhat_setStorageAt', address, quantity(BigInt(slot)), word(value));
    }
    return machine;
  }

  /** Sends a transaction in a block with the given time. */
  async send({ from, to, data }: ContractCall, time: number): Promise<SecondReceipt> {
    await this.ask('hardhat_impersonateAccount', from);
    await this.ask('evm_setNextBlockTimestamp', time);
    const gas = quantity(GAS_LIMIT);
    const hash = await this.ask('eth_sendTransaction', { from, to, data, gas, gasPrice: '0x0' });
    const receipt = (await this.ask('eth_getTransactionReceipt', hash)) as {
      status: Hex;
      gasUsed: Hex;
      logs: SecondReceipt['logs'];
    };
    return {
      succeeded: receipt.status === '0x1',
      gasUsed: Number(receipt.gasUsed),
      logs: receipt.logs.map(({ address, topics, data: bytes }) => ({
        address,
        topics,
        data: bytes,
      })),
    };
  }

  /** The value of a slot. */
  async slot(address: Hex, slot: Hex): Promise<bigint> {
    return BigInt((await this.ask('eth_getStorageAt', address, slot)) as Hex);
  }

  /** The result of calling a contract. */
  async call(to: Hex, data: Hex): Promise<Hex> {
    return (await this.ask('eth_call', { to, data }, 'latest')) as Hex;
  }
}
