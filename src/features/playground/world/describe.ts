import type { ContractEvent, TransactionReceipt } from '../chain/chain.ts';
import { decode, selectorOf, type Value } from '../chain/codec.ts';
import { type Hex, keccakText } from '../chain/hex.ts';
import type { InitialState } from '../chain/initial-state.ts';
import { DUTIES, deskOf, PEOPLE } from './cast.ts';
import type { Wallets } from './view.ts';

/** A transaction in words for engineers. */
export interface Transaction {
  hash: Hex;
  block: number;
  time: number;
  gas: number;
  succeeded: boolean;
  /** Who sent it: a person or a duty. */
  from: string;
  /** Contract, function and arguments. */
  call: string;
  error?: string | undefined;
  events: string[];
  changes: { contract: string; slot: Hex; before: Hex; after: Hex }[];
}

interface Signature {
  name: string;
  /** The signature without the names of parameters, as it is hashed. */
  plain: string;
  inputs: { type: string; name: string; isIndexed: boolean }[];
}

function parse(written: string): Signature {
  const [name = '', list = ''] = written.slice(0, -1).split('(');
  const inputs = list
    .split(',')
    .filter(Boolean)
    .map((part) => {
      const [type = '', ...rest] = part.split(' ');
      return { type, isIndexed: rest[0] === 'indexed', name: rest.at(-1) ?? '' };
    });
  return { name, inputs, plain: `${name}(${inputs.map(({ type }) => type)})` };
}

/** Translates addresses, selectors and topics of the chain into names. */
export class Describer {
  private readonly functions: Map<string, Signature>;
  private readonly errors: Map<string, Signature>;
  private readonly events: Map<string, Signature>;
  private readonly contracts: Map<string, string>;

  constructor({ functions, errors, events, contracts }: InitialState) {
    const by = (list: string[], key: (plain: string) => string) =>
      new Map(list.map(parse).map((one) => [key(one.plain), one]));
    this.functions = by(functions, selectorOf);
    this.errors = by(errors, selectorOf);
    this.events = by(events, keccakText);
    this.contracts = new Map(contracts.map(({ address, contract }) => [address, contract]));
  }

  /** Describes a transaction, naming everything that has a name. */
  transaction(receipt: TransactionReceipt, wallets: Wallets): Transaction {
    const { hash, block, time, gasUsed, succeeded, from, to = '0x', data, output } = receipt;
    const name = this.namer(wallets);
    const called = this.named(this.functions.get(data.slice(0, 10)), data, name);
    return {
      ...{ hash, block, time, succeeded, gas: gasUsed, from: name(from) },
      call: `${name(to)}.${called}`,
      error: succeeded ? undefined : this.named(this.errors.get(output.slice(0, 10)), output, name),
      events: receipt.logs.map((log) => `${name(log.address)}: ${this.event(log, name)}`),
      changes: receipt.changes.map(({ address, ...change }) => ({
        contract: name(address),
        ...change,
      })),
    };
  }

  private namer(wallets: Wallets) {
    const names = new Map(this.contracts);
    for (const duty of DUTIES) names.set(deskOf(duty), duty);
    for (const person of PEOPLE)
      wallets[person].forEach((wallet, index) => {
        names.set(wallet, index > 0 ? `${person}#${index + 1}` : person);
      });
    return (address: string) => names.get(address) ?? address;
  }

  private named(signature: Signature | undefined, data: Hex, name: (address: string) => string) {
    if (!signature) return data.slice(0, 10);
    const types = signature.inputs.map(({ type }) => type);
    const values = decode(types, `0x${data.slice(10)}`);
    return written(signature, values, name);
  }

  private event(
    { topics: [first = '0x', ...topics], data }: ContractEvent,
    name: (address: string) => string,
  ) {
    const signature = this.events.get(first);
    if (!signature) return first;
    const plain = signature.inputs.filter(({ isIndexed }) => !isIndexed);
    const values = decode(
      plain.map(({ type }) => type),
      data,
    );
    const all = signature.inputs.map(({ type, isIndexed }) =>
      isIndexed ? decode([type], topics.shift() ?? '0x')[0] : values.shift(),
    );
    return written(signature, all, name);
  }
}

const shown = (value: Value | undefined, name: (address: string) => string): string =>
  Array.isArray(value)
    ? `[${value.map((one) => shown(one, name)).join(', ')}]`
    : name(String(value));

const written = (
  { name, inputs }: Signature,
  values: (Value | undefined)[],
  naming: (address: string) => string,
) =>
  `${name}(${inputs.map((input, index) => `${input.name}: ${shown(values[index], naming)}`).join(', ')})`;
