// Runs the tests that are written in Solidity: every function whose name begins with `test`, in every
// contract whose name ends in `Test`, each in the state that the constructor left. Run it with `npm test`,
// which compiles first. The constructor runs at second 0 and each test one day later. If the contract also
// has a function of the same name with `later` in place of `test`, that is called thirty days after the
// constructor, in the state that the test left.
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createEVM, type EVMRunCallOpts, type ExecResult } from '@ethereumjs/evm';

/** A compiled contract, as compile.mjs writes it. */
export interface Artifact {
  abi: { type: string; name?: string; inputs?: { type: string }[] }[];
  /** Hexadecimal, with the prefix 0x. */
  bytecode: string;
  /** The selector of each function by its signature, hexadecimal. */
  methodIdentifiers: Record<string, string>;
}

export interface TestResult {
  name: string;
  /** Why the test failed; undefined if it passed. */
  failure?: string | undefined;
}

/** One call of a test contract. */
interface Step {
  data: Buffer;
  /** Time of the block of the call, in seconds after the constructor. */
  time: bigint;
}

const GAS = 1_000_000_000n;
const DAY = 86_400n;
const [TEST, LATER] = [DAY, 30n * DAY];
/** How often a function with parameters is called, each time with other random arguments. */
const RUNS = 64;
/** Length of an encoded number in bytes. */
const WORD = 32;
/** Selector of `Error(string)`, with which the data of a revert with a text begins. */
const TEXT = '08c379a0';

/** Random arguments for a function whose parameters are numbers, or lists of numbers of a fixed length. */
function randomArguments(types: string[]): Buffer {
  const words = types.flatMap((type) => {
    const [, bits, length = '1'] = /^uint(\d+)(?:\[(\d+)\])?$/.exec(type) ?? [];
    if (!bits) throw new Error(`There are no random arguments of type ${type}`);
    return Array.from({ length: Number(length) }, () => {
      const bytes = randomBytes(Number(bits) / 8);
      return Buffer.concat([Buffer.alloc(WORD - bytes.length), bytes]);
    });
  });
  return Buffer.concat(words);
}

/** Why a call failed: the text of the revert, or else its bytes; undefined if it did not fail. */
function failureOf({ exceptionError, returnValue }: ExecResult): string | undefined {
  if (!exceptionError) return undefined;
  const bytes = Buffer.from(returnValue);
  const isText = bytes.toString('hex', 0, 4) === TEXT;
  if (!isText) return `${exceptionError.error} 0x${bytes.toString('hex')}`;
  const [start, length] = [4 + 2 * WORD, bytes.readUInt32BE(4 + 2 * WORD - 4)];
  return bytes.toString('utf8', start, start + length);
}

/** The block in which a call runs. Blocks are twelve seconds apart. */
function blockAt(time: bigint, coinbase: NonNullable<EVMRunCallOpts['to']>) {
  const header = {
    ...{ timestamp: time, number: time / 12n, coinbase, gasLimit: GAS, difficulty: 0n },
    ...{ prevRandao: new Uint8Array(WORD), getBlobGasPrice: () => undefined },
  };
  return { header };
}

/** Deploys a contract on a new chain, and returns a function that calls it and then restores the chain. */
async function deploy(bytecode: string) {
  // A test contract includes the code of the contracts that it deploys, so it is larger than a chain allows.
  const evm = await createEVM({
    allowUnlimitedContractSize: true,
    allowUnlimitedInitCodeSize: true,
  });
  const code = Buffer.from(bytecode.slice(2), 'hex');
  const { execResult, createdAddress: to } = await evm.runCall({ data: code, gasLimit: GAS });
  const failure = failureOf(execResult);
  if (failure || !to) throw new Error(`The constructor failed: ${failure}`);
  return async (steps: Step[]) => {
    await evm.journal.checkpoint();
    let why: string | undefined;
    for (const { data, time } of steps) {
      const block = blockAt(time, to);
      why ??= failureOf((await evm.runCall({ to, data, block, gasLimit: GAS })).execResult);
    }
    await evm.journal.revert();
    return why;
  };
}

/**
 * Runs the tests of a compiled contract.
 * @throws when the constructor fails, a test takes parameters that are not numbers, or a function named
 *   `later…` has no test before it
 */
export async function runTests(contract: Artifact): Promise<TestResult[]> {
  const { abi, bytecode, methodIdentifiers } = contract;
  const call = await deploy(bytecode);
  const selectorOf = (signature: string) => Buffer.from(methodIdentifiers[signature] ?? '', 'hex');
  const laterOf = (name: string) => name.replace(/^test/, 'later');
  const tests = abi.filter(({ name }) => name?.startsWith('test'));
  const followed = new Set(tests.map(({ name = '' }) => laterOf(name)));
  const lost = abi.find(({ name }) => name?.startsWith('later') && !followed.has(name));
  if (lost) throw new Error(`No test comes before ${lost.name}`);

  const results: TestResult[] = [];
  for (const { name = '', inputs = [] } of tests) {
    const types = inputs.map(({ type }) => type);
    const next = selectorOf(`${laterOf(name)}()`);
    let failure: string | undefined;
    for (let run = 0; !failure && run < (types.length > 0 ? RUNS : 1); run += 1) {
      const data = Buffer.concat([selectorOf(`${name}(${types})`), randomArguments(types)]);
      const steps = [{ data, time: TEST }];
      if (next.length > 0) steps.push({ data: next, time: LATER });
      const why = await call(steps);
      if (why) failure = `${why}, called with 0x${data.toString('hex')}`;
    }
    results.push({ name, failure });
  }
  return results;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = join(dirname(process.argv[1]), 'artifacts');
  const files = readdirSync(folder).filter((file) => file.endsWith('Test.json'));
  let [passed, failed] = [0, 0];
  for (const file of files) {
    console.info(file.replace(/\.json$/, ''));
    for (const { name, failure } of await runTests(
      JSON.parse(readFileSync(join(folder, file), 'utf8')),
    )) {
      console.info(failure ? `  ✗ ${name}: ${failure}` : `  ✓ ${name}`);
      if (failure) failed += 1;
      else passed += 1;
    }
  }
  console.info(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}
