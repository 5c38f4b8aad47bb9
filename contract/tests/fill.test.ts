import { expect, test } from 'vitest';
import { fill } from '../fill.ts';

test('values go where the sentence names them, as often as it does', () => {
  expect(fill('{from} to {to}, {from}', { from: '09:00', to: '10:30' })).toBe(
    '09:00 to 10:30, 09:00',
  );
});

test('a name without a value can be seen', () => {
  expect(fill('{day} in Dubai', {})).toBe('{day} in Dubai');
});
