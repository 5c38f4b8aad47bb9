import { expect, test } from 'vitest';
import { compile, contracts, runSolidity } from './compile.ts';

const SLOW = 240_000;

test('every contract compiles without an error and without a warning', { timeout: SLOW }, () => {
  expect(Object.keys(contracts).length).toBeGreaterThan(15);
  const { errors = [], contracts: compiled } = compile(contracts);
  expect(errors.map(({ formattedMessage }) => formattedMessage)).toEqual([]);
  const share = compiled['contracts/ShareToken.sol']?.ShareToken?.evm.bytecode.object ?? '';
  // EIP-170 limits a contract on the chain to 24,576 bytes.
  expect(share.length / 2).toBeGreaterThan(1000);
  expect(share.length / 2).toBeLessThan(24_576);
});

test('a mistake would be found', { timeout: SLOW }, () => {
  const source = 'pragma solidity ^0.8.28; contract A { uint256 x = "no"; }';
  const { errors = [] } = compile({ 'contracts/A.sol': source });
  expect(errors.map(({ severity }) => severity)).toContain('error');
});

test('the tests in Solidity pass', { timeout: SLOW }, async () => {
  const { all, failures } = await runSolidity(compile(contracts));
  expect(all.length).toBeGreaterThan(50);
  expect(failures).toEqual({});
});

test('what the documentation promises to be tested has tests of its own', () => {
  for (const contract of ['ShareToken', 'IdentityRegistry', 'LockupModule', 'Distribution'])
    expect(Object.keys(contracts)).toContain(`contracts/${contract}Test.sol`);
});
