import { expect, test } from 'vitest';
import { sharedStatus } from './shared-status.ts';

test.each([
  [['stated', 'stated', 'sample'], 'stated'],
  [['sample', 'stated', 'stated'], 'stated'],
  [['target', undefined, 'target'], 'target'],
  [['stated', 'sample'], undefined],
  [['stated'], undefined],
  [[], undefined],
] as const)('of %j the strip says %s', (statuses, shared) => {
  expect(sharedStatus(statuses.map((status) => ({ status })))).toBe(shared);
});
