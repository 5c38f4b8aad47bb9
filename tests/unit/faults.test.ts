import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FAULTS } from '../faults/faults.ts';

/** Faults in the content are left to `npm run test:faults`, because no test may depend on its words. */
const inCode = FAULTS.filter(({ file, find }) => find !== undefined && !/^content\//.test(file));

test('every fault that is planted in code finds its place there, and is named once', () => {
  for (const { name, file, find = '' } of inCode)
    expect.soft(readFileSync(file, 'utf8').includes(find), `${name}: ${file}`).toBe(true);
  const names = FAULTS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
