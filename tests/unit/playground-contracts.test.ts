import { expect, test } from 'vitest';
import { compile, contracts } from '../../packages/code-examples/tests/compile.ts';
import { compiled } from '../../scripts/playground/compiled.ts';
import { makeInitialState } from '../../scripts/playground/make-initial-state.ts';
import { fingerprint, WANTED } from '../../scripts/playground/sources.ts';
import initialState from '../../src/features/playground/initial-state.json' with { type: 'json' };
import { isWhole } from '../support/scope.ts';

test('the playground begins with what the published sources compile to', async () => {
  expect(initialState.sources).toBe(fingerprint());
  expect(await makeInitialState()).toEqual(initialState);
});

// Compiling all contracts takes ten seconds, and only another compiler could make a difference, so this is
// tested only before a release.
test.runIf(isWhole)(
  'its codes are those of the download, which compiles all contracts together',
  () => {
    const { codes } = compiled();
    const whole = compile(contracts).contracts;
    const inDownload = new Map(
      Object.values(whole).flatMap((file) =>
        Object.entries(file).map(([name, { evm }]) => [name, `0x${evm.bytecode.object}`]),
      ),
    );
    for (const name of WANTED) expect(codes.get(name), name).toBe(inDownload.get(name));
  },
);
