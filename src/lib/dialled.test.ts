import { expect, test } from 'vitest';
import { dialled } from './dialled.ts';

test.each(['+971 4 555 0100', '+971 (4) 555-0100', '+97145550100'])('%s is dialled', (phone) => {
  expect(dialled(phone)).toBe('+97145550100');
});
