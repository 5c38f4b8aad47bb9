import { expect, test } from 'vitest';
import { linesWidth } from './name-lines.ts';

test('an Arabic name is given the room that its joined letters take', () => {
  // As Chromium sets it in the same font and weight, at 100 pixels.
  const drawn = 1015;
  const width = linesWidth(['سجل الحاملين وجهة الحفظ'], 100);
  expect(width).toBeGreaterThan(drawn);
  expect(width).toBeLessThan(drawn * 1.2);
});
