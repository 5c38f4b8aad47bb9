import { expect, test } from 'vitest';
import { formatSize } from './format-size.ts';

test.each([
  [940, '0.9 kB'],
  [4_200, '4.2 kB'],
  [184_320, '184 kB'],
  [999_400, '999 kB'],
  [999_600, '1 MB'],
  [1_249_000, '1.2 MB'],
  [25_000_000, '25 MB'],
])('%d bytes are %s', (bytes, size) => {
  expect(formatSize(bytes)).toBe(size);
});
