import { expect, test } from 'vitest';
import { newKey } from './new-key.ts';

test('each key is another one', () => {
  expect(newKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(newKey()).not.toBe(newKey());
});
