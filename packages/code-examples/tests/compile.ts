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

/** Source of each contract by its path, such as `contracts/ShareToken.sol`. */
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

/** What solc says: faults, and the code of each contract by file and name. */
export interface Compiled {
  errors?: { severity: string; formattedMessage: string }[];
  contracts: Record<string, Record<string, Code>>;
}

/**
 * Compiles as the standard JSON interface of solc does; libraries come from the npm registry. What was
 * compiled before from the same sources, with the same compiler and libraries, is read again.
 * @param sources text of each file by its path
 * @param wanted contracts of these files whose code is asked for; solc works out no other, nor that of libraries
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
    // It was not compiled before, or the file is broken: it is compiled now.
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

/** Runs every test that is written in Solidity: what failed, by `Contract.function`, and what there is. */
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
