// Compiles every contract and stops at the first warning. Run it with `npm run compile`.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import solc from 'solc';

const root = dirname(fileURLToPath(import.meta.url));
const resolve = createRequire(import.meta.url).resolve;

/** Finds what a contract imports: libraries in node_modules, everything else next to it. */
function findImport(path) {
  try {
    const file = path.startsWith('@') ? resolve(path) : join(root, path);
    return { contents: readFileSync(file, 'utf8') };
  } catch {
    return { error: `${path} was not found; has npm install been run?` };
  }
}

const names = readdirSync(join(root, 'contracts')).filter((name) => name.endsWith('.sol'));
const sources = Object.fromEntries(
  names.map((name) => [
    `contracts/${name}`,
    { content: readFileSync(join(root, 'contracts', name), 'utf8') },
  ]),
);
const input = {
  language: 'Solidity',
  sources,
  settings: {
    optimizer: { enabled: true, runs: 200 },
    outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object', 'evm.methodIdentifiers'] } },
  },
};
const output = JSON.parse(solc.compile(JSON.stringify(input), { import: findImport }));

for (const { formattedMessage } of output.errors ?? []) console.error(formattedMessage);
if (output.errors?.length) process.exit(1);

const target = process.argv[2] ?? join(root, 'artifacts');
mkdirSync(target, { recursive: true });
for (const name of names) {
  for (const [contract, { abi, evm }] of Object.entries(output.contracts[`contracts/${name}`])) {
    const { bytecode, methodIdentifiers } = evm;
    const artifact = { abi, bytecode: `0x${bytecode.object}`, methodIdentifiers };
    writeFileSync(join(target, `${contract}.json`), `${JSON.stringify(artifact, null, 2)}\n`);
  }
}
console.info(`${names.length} files compiled without a warning, results in ${target}`);
