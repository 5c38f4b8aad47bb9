import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { PACKAGE } from './compile.ts';

const SLOW = 240_000;

test('the clients meet the strict rules of TypeScript', { timeout: SLOW }, () => {
  const names = globSync('client/*.ts', { cwd: PACKAGE });
  expect(names.length).toBeGreaterThan(1);
  const program = ts.createProgram(
    names.map((name) => join(PACKAGE, name)),
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
      typeRoots: [
        join(dirname(createRequire(import.meta.url).resolve('@types/node/package.json')), '..'),
      ],
      types: ['node'],
    },
  );
  const faults = ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    return `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
  expect(faults).toEqual([]);
});

test('the tests of the clients pass as a reader runs them', { timeout: SLOW }, () => {
  const clients = globSync('client/*.test.ts', { cwd: PACKAGE });
  const examples = globSync('client/*.ts', { cwd: PACKAGE })
    .filter((file) => !/\.(test|d)\.ts$/.test(file))
    .filter((file) => !file.endsWith('retry.ts'));
  expect(clients.sort()).toEqual(examples.map((file) => file.replace('.ts', '.test.ts')).sort());
  const options = { cwd: PACKAGE, encoding: 'utf8' } as const;
  // vitest sets a variable that tells its children that they are workers of a test runner. With it, node
  // --test would print no report.
  const env = { ...process.env, NODE_OPTIONS: '', NODE_TEST_CONTEXT: undefined };
  const arguments_ = ['--test', '--test-reporter=tap', ...clients];
  const report = execFileSync(process.execPath, arguments_, { ...options, env });
  expect(report).toMatch(/^# fail 0$/m);
  expect(Number(/^# pass (\d+)$/m.exec(report)?.[1])).toBeGreaterThan(40);
});
