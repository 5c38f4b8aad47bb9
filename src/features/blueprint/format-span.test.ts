import { expect, test } from 'vitest';
import { formatSpan } from './format-span.ts';

test('days as the span between them', () => {
  const span = formatSpan('2026-11-22', '2026-12-03', 'en-AE');
  expect(span.replace(/\s/g, ' ')).toBe('22 Nov – 3 Dec');
  expect(formatSpan('2026-11-22', '2026-11-22', 'en-AE')).toBe('22 Nov');
});
