import { expect, test } from 'vitest';
import { dialled } from './dialled.ts';

test.each(['+971 4 000 0000', '+971 (4) 000-0000', '+97140000000'])('%s is dialled', (phone) => {
  expect(dialled(phone)).toBe('+97140000000');
});
