import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compile, contracts, PACKAGE } from '../../packages/code-examples/tests/compile.ts';
import type { Hex } from '../../src/features/playground/chain/hex.ts';

/** The contracts of the code examples that the playground runs. */
export const WANTED = [
  'TestIssuer',
  'TestInvestor',
  'TestMoney',
  'IdentityRegistry',
  'ModularCompliance',
  'ShareToken',
  'CountryAllowModule',
  'HolderLimitModule',
  'MaxBalanceModule',
  'LockupModule',
  'ApprovalModule',
  'Distribution',
];

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

const fileOf = (name: string) => `contracts/${name.startsWith('Test') ? 'TestSetUp' : name}.sol`;

/** Files that a contract needs, itself among them: it and what it imports, over any number of steps. */
function filesFor(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, name] of contracts[file]?.matchAll(/from "\.\/(\w+\.sol)"/g) ?? [])
    filesFor(`contracts/${name}`, known);
  return known;
}

const FILES = [...new Set(WANTED.flatMap((name) => [...filesFor(fileOf(name))]))].sort();

/** Text of every contract that the playground needs, by file. */
export const SOURCES = Object.fromEntries(FILES.map((file) => [file, contracts[file] ?? '']));

const versionOf = (name: string): string => {
  const find = createRequire(`${PACKAGE}package.json`).resolve;
  return JSON.parse(readFileSync(find(`${name}/package.json`), 'utf8')).version;
};

/** SHA-256 of all that the code depends on, without compiling it: versions of compiler and libraries, and sources. */
export const fingerprint = (): string => {
  const versions = ['solc', '@openzeppelin/contracts'].map(versionOf);
  return hash('sha256', JSON.stringify([versions, SOURCES]));
};

/** A signature with its parameters, such as `Transfer(address indexed from,uint256 value)`. */
const written = ({ name, inputs = [] }: Entry) =>
  `${name}(${inputs.map(({ type, indexed, name: one }) => [type, indexed && 'indexed', one].filter(Boolean).join(' '))})`;

/** Creation code of each contract, and everything in their ABIs that can be shown by name. */
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
