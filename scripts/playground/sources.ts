import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const EXAMPLES = fileURLToPath(new URL('../../packages/code-examples/', import.meta.url));

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

/** The file of a contract; the stand-ins of the tests share one. */
export const fileOf = (name: string) =>
  `contracts/${name.startsWith('Test') ? 'TestSetUp' : name}.sol`;

const contracts = Object.fromEntries(
  globSync('contracts/*.sol', { cwd: EXAMPLES })
    .map((file) => file.replaceAll('\\', '/'))
    .map((file) => [file, readFileSync(`${EXAMPLES}${file}`, 'utf8')]),
);

/** The files that a contract needs: itself and everything that it imports, directly or indirectly. */
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
  const find = createRequire(`${EXAMPLES}package.json`).resolve;
  return JSON.parse(readFileSync(find(`${name}/package.json`), 'utf8')).version;
};

/** SHA-256 of all that the code depends on, without compiling it: versions of compiler and libraries, and sources. */
export const fingerprint = (): string => {
  const versions = ['solc', '@openzeppelin/contracts'].map(versionOf);
  return hash('sha256', JSON.stringify([versions, SOURCES]));
};
