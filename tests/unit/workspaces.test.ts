import { appendFileSync, cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { hasPassed, inputHash, notePassed } from '../../scripts/workspaces/stamp.ts';

const FOLDER = 'packages/sample';
let root: string;
const passes = () => hasPassed(root, FOLDER, inputHash(root, FOLDER));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'workspaces-'));
  mkdirSync(join(root, FOLDER, 'node_modules'), { recursive: true });
  writeFileSync(join(root, FOLDER, 'a.ts'), 'export const a = 1;\n');
  writeFileSync(join(root, 'package-lock.json'), '{}');
});

test('on a fresh checkout the tests of a workspace run, and once they have passed they do not', () => {
  expect(passes()).toBe(false);
  notePassed(root, FOLDER, inputHash(root, FOLDER));
  expect(passes()).toBe(true);
});

test('a changed file, a new one or another version of a package makes them run again', () => {
  notePassed(root, FOLDER, inputHash(root, FOLDER));
  appendFileSync(join(root, FOLDER, 'a.ts'), '// changed\n');
  expect(passes()).toBe(false);
  notePassed(root, FOLDER, inputHash(root, FOLDER));
  cpSync(join(root, FOLDER, 'a.ts'), join(root, FOLDER, 'b.ts'));
  expect(passes()).toBe(false);
  notePassed(root, FOLDER, inputHash(root, FOLDER));
  writeFileSync(join(root, 'package-lock.json'), '{ "changed": true }');
  expect(passes()).toBe(false);
});

test('tests that passed in their short form run again in the full one', () => {
  notePassed(root, FOLDER, inputHash(root, FOLDER, ''));
  expect(hasPassed(root, FOLDER, inputHash(root, FOLDER, 'all'))).toBe(false);
});

test('what npm installs beside it does not', () => {
  notePassed(root, FOLDER, inputHash(root, FOLDER));
  writeFileSync(join(root, FOLDER, 'node_modules/installed.js'), '');
  expect(passes()).toBe(true);
});
