import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { unzipSync } from 'fflate';
import solc from 'solc';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Artifact, runTests } from '../../content/library/examples/run-tests.ts';
import { make, surroundings } from './made-downloads.ts';

const SLOW = 240_000;
const find = createRequire(import.meta.url).resolve;

/** The archive as a reader unpacks it. */
let files: Record<string, string>;
const folder = mkdtempSync(join(tmpdir(), 'examples-'));

beforeAll(async () => {
  const { bytes } = await make('code-examples');
  const entries = Object.entries(unzipSync(bytes)).map(([name, data]): [string, string] => [
    name.slice(name.indexOf('/') + 1),
    Buffer.from(data).toString('utf8'),
  ]);
  files = Object.fromEntries(entries);
  for (const [name, text] of entries) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}, SLOW);
afterAll(() => rmSync(folder, { recursive: true }));

const contractsOf = () =>
  Object.entries(files).filter(([name]) => /^contracts\/\w+\.sol$/.test(name));

interface Compiled {
  errors?: { severity: string; formattedMessage: string }[];
  contracts: Record<string, Record<string, Code>>;
}
interface Code {
  abi: Artifact['abi'];
  evm: { bytecode: { object: string }; methodIdentifiers: Artifact['methodIdentifiers'] };
}

/**
 * Compiles as the standard JSON interface of solc does; libraries come from the npm registry.
 * @param wanted contracts whose code is asked for; solc works out no other
 */
function compile(sources: Record<string, { content: string }>, wanted = ['*']): Compiled {
  const outputs = ['abi', 'evm.bytecode.object', 'evm.methodIdentifiers'];
  const input = {
    language: 'Solidity',
    sources,
    settings: {
      optimizer: { enabled: true, runs: 200 },
      outputSelection: { '*': Object.fromEntries(wanted.map((name) => [name, outputs])) },
    },
  };
  const lookUp = (path: string) => {
    if (files[path] !== undefined) return { contents: files[path] };
    if (!path.startsWith('@openzeppelin/')) return { error: `${path} is not in the archive` };
    return { contents: readFileSync(find(path), 'utf8') };
  };
  return JSON.parse(solc.compile(JSON.stringify(input), { import: lookUp }));
}

/** Compiles the contracts of the archive, with a change to some of them. */
function compileAll(change = (text: string) => text, wanted?: string[]): Compiled {
  const sources = contractsOf().map(([name, text]) => [name, { content: change(text) }]);
  return compile(Object.fromEntries(sources), wanted);
}

/** Runs every test that is written in Solidity: what failed, by `Contract.function`, and what there is. */
async function runSolidity({ contracts }: Compiled) {
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

/** A mistake in a contract, and the test that finds it. */
const MISTAKES: { line: string; instead?: string; found: string; says: string }[] = [
  {
    line: 'if (!_hasValidClaim(subject, _topics[i])) return false;',
    found: 'ShareTokenTest.test_WithdrawnClaimStopsReceiving',
    says: 'a withdrawn claim still counted',
  },
  {
    line: '        _successor[lostWallet] = newWallet;\n',
    found: 'DistributionTest.test_PayoutFollowsAnEmptiedWallet',
    says: '',
  },
  {
    line: 'if (block.timestamp <= payout.deadline) revert StillOpen(id, payout.deadline);',
    found: 'DistributionTest.test_RestGoesBackAfterTheDeadline',
    says: 'a payout closed before its deadline',
  },
  {
    line: 'if (list[i].release > block.timestamp) locked += list[i].amount;',
    instead: 'locked += list[i].amount;',
    found: 'LockupModuleTest.test_NewSharesWaitForTheEndOfTheLock',
    says: '',
  },
  {
    line: 'return held <= maxBalance && amount <= maxBalance - held;',
    instead: 'return amount <= maxBalance;',
    found: 'MaxBalanceModuleTest.test_ExactlyTheMaximumIsAllowedAndNoMore',
    says: 'a holding grew beyond the maximum',
  },
  {
    line: 'if (state == State.Funded) trade.money.safeTransfer(trade.buyer, trade.price);',
    found: 'DeliveryVersusPaymentTest.test_CancelledTradeGivesTheMoneyBack',
    says: '',
  },
  {
    line: 'isSerialUsed[serialHash] = true;',
    found: 'VintageRegistryTest.test_SerialsAreUsedOnce',
    says: 'the same tonnes were issued twice',
  },
  {
    line: '_requireUncharged(deedId);\n        if (to',
    instead: 'if (to',
    found: 'DeedTokenTest.test_ChargedDeedStaysUntilTheLenderReleasesIt',
    says: 'a charged deed moved',
  },
  {
    line: 'NOTICE = 48 hours',
    instead: 'NOTICE = 1 hours',
    found: 'ShareTimelockTest.test_ShorterNoticeIsRefused',
    says: 'a change was announced too late',
  },
  {
    line: 'internal override onlyTimelock {}',
    instead: 'internal override {}',
    found: 'RulebookTest.test_OnlyTheTimelockUpgrades',
    says: 'a stranger exchanged the code',
  },
];

describe('contracts', () => {
  let asTheyAre: Compiled;
  beforeAll(() => {
    asTheyAre = compileAll();
  }, SLOW);

  test('every contract compiles without an error and without a warning', () => {
    expect(contractsOf().length).toBeGreaterThan(15);
    const { errors = [], contracts: compiled } = asTheyAre;
    expect(errors.map(({ formattedMessage }) => formattedMessage)).toEqual([]);
    const share = compiled['contracts/ShareToken.sol']?.ShareToken?.evm.bytecode.object ?? '';
    // EIP-170 limits a contract on the chain to 24,576 bytes.
    expect(share.length / 2).toBeGreaterThan(1000);
    expect(share.length / 2).toBeLessThan(24_576);
  });

  test('a mistake would be found', { timeout: SLOW }, () => {
    const content = 'pragma solidity ^0.8.28; contract A { uint256 x = "no"; }';
    const { errors = [] } = compile({ 'contracts/A.sol': { content } });
    expect(errors.map(({ severity }) => severity)).toContain('error');
  });

  test('the tests in Solidity pass', { timeout: SLOW }, async () => {
    const { all, failures } = await runSolidity(asTheyAre);
    expect(all.length).toBeGreaterThan(50);
    expect(failures).toEqual({});
  });

  test('each promise of the card has tests of its own', () => {
    const names = Object.keys(files).join(' ');
    for (const contract of ['ShareToken', 'IdentityRegistry', 'LockupModule', 'Distribution'])
      expect(names).toContain(`contracts/${contract}Test.sol`);
    expect(names).toContain('client/verify-webhook.test.ts');
  });

  test('they fail where a contract makes a mistake', { timeout: SLOW }, async () => {
    const change = (text: string) =>
      MISTAKES.reduce((now, { line, instead = '' }) => now.replace(line, instead), text);
    const wanted = [...new Set(MISTAKES.map(({ found }) => found.split('.')[0] ?? ''))];
    const { failures } = await runSolidity(compileAll(change, wanted));
    for (const { found, says } of MISTAKES) expect(failures[found], found).toContain(says);
  });
});

/** Text without the indentation that all its lines share. */
function outdent(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const depths = lines.filter(Boolean).map((line) => line.length - line.trimStart().length);
  const depth = Math.min(...depths);
  return lines.map((line) => line.slice(depth)).join('\n');
}

/** Whether lines stand in a contract one after another, at whatever depth. */
function standsIn(block: string, contract: string): boolean {
  const wanted = outdent(block).split('\n');
  const lines = contract.split('\n');
  return lines.some(
    (_, at) => outdent(lines.slice(at, at + wanted.length).join('\n')) === wanted.join('\n'),
  );
}

describe('what the documentation quotes', () => {
  const quotes = surroundings.documents.flatMap(({ id, source }) =>
    [...source.matchAll(/^```solidity\n(.*?)\n```$/gms)].map(([, block = '']) => ({
      id,
      block,
      place: `content/library/documentation/${id}.md: ${block.trim().split('\n')[0]}`,
    })),
  );

  test('there are quotations of Solidity', () => {
    expect(quotes.length).toBeGreaterThan(20);
  });

  test('each stands word for word in a contract of the archive', () => {
    const contracts = contractsOf().map(([, text]) => text);
    const astray = quotes.filter(({ block }) => !contracts.some((text) => standsIn(block, text)));
    expect(astray.map(({ place }) => place)).toEqual([]);
  });

  test('a client that a page shows is the file of the archive', () => {
    const shown = surroundings.documents.flatMap(({ source }) =>
      [...source.matchAll(/^```typescript\n(.*?)\n```$/gms)].map(([, block = '']) => block),
    );
    const clients = Object.entries(files).filter(([name]) => /^client\/.*\.ts$/.test(name));
    for (const [, text] of clients) {
      const [declared = ''] = /^export (async )?function\*? \w+/m.exec(text) ?? [];
      for (const block of shown.filter((code) => declared && code.includes(declared)))
        expect(block).toBe(text.trimEnd());
    }
    expect(shown).toContain(files['client/verify-webhook.ts']?.trimEnd());
  });

  test('one changed letter would be found', () => {
    const contract = 'contract A {\n    uint256 x;\n\n    uint256 y;\n}';
    expect(standsIn('uint256 x;\n\nuint256 y;', contract)).toBe(true);
    expect(standsIn('uint256 x;\n\nuint256 z;', contract)).toBe(false);
    expect(standsIn('uint256 x;\nuint256 y;', contract)).toBe(false);
  });
});

test('the archive installs the versions that were tested here', () => {
  const ours = JSON.parse(readFileSync('package.json', 'utf8'));
  const { dependencies, devDependencies } = JSON.parse(files['package.json'] ?? '');
  const theirs = { ...dependencies, ...devDependencies };
  expect(Object.keys(theirs).length).toBeGreaterThan(2);
  expect({ ...ours.dependencies, ...ours.devDependencies }).toMatchObject(theirs);
});

test('the clients meet the strict rules of TypeScript', { timeout: SLOW }, () => {
  const names = Object.keys(files).filter((name) => /^client\/.*\.ts$/.test(name));
  expect(names.length).toBeGreaterThan(1);
  const program = ts.createProgram(
    names.map((name) => join(folder, name)),
    {
      strict: true,
      noUncheckedIndexedAccess: true,
      noImplicitOverride: true,
      noUnusedLocals: true,
      noUnusedParameters: true,
      erasableSyntaxOnly: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.NodeNext,
      typeRoots: [resolve('node_modules/@types')],
      types: ['node'],
    },
  );
  const faults = ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    return `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
  expect(faults).toEqual([]);
});

test('the tests of the clients pass where a reader unpacks them', { timeout: SLOW }, () => {
  const clients = globSync('client/*.test.ts', { cwd: folder });
  expect(clients).toHaveLength(2);
  const options = { cwd: folder, encoding: 'utf8' } as const;
  // vitest tells its children that they are workers of a runner; node --test would then keep quiet.
  const env = { ...process.env, NODE_OPTIONS: '', NODE_TEST_CONTEXT: undefined };
  const arguments_ = ['--test', '--test-reporter=tap', ...clients];
  const report = execFileSync(process.execPath, arguments_, { ...options, env });
  expect(report).toMatch(/^# fail 0$/m);
  expect(Number(/^# pass (\d+)$/m.exec(report)?.[1])).toBeGreaterThan(20);
});
