import { compile } from '../../packages/code-examples/tests/compile.ts';
import type { Hex } from '../../src/features/playground/chain/hex.ts';
import { fileOf, SOURCES, WANTED } from './sources.ts';

/** A parameter as the ABI lists it. */
interface Parameter {
  name: string;
  type: string;
  indexed?: boolean;
}

interface Entry {
  type: string;
  name?: string;
  inputs?: Parameter[];
}

/** A signature with its parameters, such as `Transfer(address indexed from,uint256 value)`. */
const written = ({ name, inputs = [] }: Entry) =>
  `${name}(${inputs.map(({ type, indexed, name: one }) => [type, indexed && 'indexed', one].filter(Boolean).join(' '))})`;

/** The creation code of each contract, and everything in the ABIs that can be shown by name. */
export function compiled() {
  const { errors = [], contracts: byFile } = compile(SOURCES, WANTED);
  if (errors.length > 0) throw new Error(errors.map((one) => one.formattedMessage).join('\n'));
  const all = WANTED.map((name) => ({ name, ...byFile[fileOf(name)]?.[name] }));
  const codes = new Map(all.map(({ name, evm }) => [name, `0x${evm?.bytecode.object}` as Hex]));
  const entries = all.flatMap(({ abi }) => (abi ?? []) as Entry[]);
  const signatures = (kind: string) =>
    [...new Set(entries.filter(({ type }) => type === kind).map(written))].sort();
  return { codes, signatures };
}
