import { hash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import solc from 'solc';
import { type Artifact, runTests } from '../run-tests.ts';

/** The folder of the code examples. */
export const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
const CACHE = fileURLToPath(new URL('../../../.cache/solidity/', import.meta.url));
const find = createRequire(import.meta.url).resolve;

/** The source of each contract by its path, such as `contracts/ShareToken.sol`. */
export const contracts = Object.fromEntries(
  globSync('contracts/*.sol', { cwd: PACKAGE })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => [file, readFileSync(join(PACKAGE, file), 'utf8')]),
);

interface Code {
  abi: Artifact['abi'];
  evm: { bytecode: { object: string }; methodIdentifiers: Artifact['methodIdentifiers'] };
}

/** The output of solc: errors, and the code of each contract by file and name. */
export interface Compiled {
  errors?: { severity: string; formattedMessage: string }[];
  contracts: Record<string, Record<string, Code>>;
}

/**
 * Compiles through the standard JSON interface of solc; libraries come from the npm registry. If the same
 * sources were compiled before with the same compiler and libraries, the stored output is read.
 * @param sources text of each file by its path
 * @param wanted the contracts of these files whose code is needed; solc generates no code for others, nor for
 * libraries
 */
export function compile(sources: Record<string, string>, wanted = ['*']): Compiled {
  const outputs = ['abi', 'evm.bytecode.object', 'evm.methodIdentifiers'];
  const selection = Object.fromEntries(wanted.map((name) => [name, outputs]));
  const input = JSON.stringify({
    language: 'Solidity',
    sources: Object.fromEntries(
      Object.entries(sources).map(([file, content]) => [file, { content }]),
    ),
    settings: {
      optimizer: { enabled: true, runs: 200 },
      outputSelection: Object.fromEntries(Object.keys(sources).map((file) => [file, selection])),
    },
  });
  const libraries = readFileSync(find('@openzeppelin/contracts/package.json'), 'utf8');
  const file = join(CACHE, `${hash('sha256', [solc.version(), libraries, input].join('\n'))}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // There is no stored output, or its file is damaged, so the sources are compiled now.
  }
  const lookUp = (path: string) => {
    if (!path.startsWith('@openzeppelin/')) return { error: `${path} is not among the examples` };
    return { contents: readFileSync(find(path), 'utf8') };
  };
  const output = solc.compile(input, { import: lookUp });
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(file, output);
  return JSON.parse(output);
}

/**
 * Runs every test that is written in Solidity, and returns the failures by `Contract.function` and the names
 * of all tests.
 */
export async function runSolidity({ contracts }: Compiled) {
  const all: string[] = [];
  const failures: Record<string, string> = {};
  for (const [contract, { abi, evm }] of Object.values(contracts).flatMap(Object.entries<Code>)) {
    if (!contract.endsWith('Test') || !evm?.bytecode.object) continue;
    const bytecode = `0x${evm.bytecode.object}`;
    for (const { name, failure } of await runTests({ ...evm, abi, bytecode })) {
      all.push(`${contract}.${name}`);
      if (failure) failures[`${contract}.${name}`] = failure;
    }
  }
  return { all, failures };
}
