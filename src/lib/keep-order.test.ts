import { expect, test } from 'vitest';
import { keepOrder } from './keep-order.ts';

test.each(['$30,000', '15–27 أسبوعاً', '0.8%', '−5%'])(
  '%s keeps its order behind Arabic words',
  (figure) => {
    expect(keepOrder(figure, 'ar-AE')).toBe(`\u200E${figure}`);
    expect(keepOrder(keepOrder(figure, 'ar-AE'), 'ar-AE')).toBe(`\u200E${figure}`);
  },
);

test('words, and figures of other languages, stay as they are', () => {
  expect(keepOrder('أسبوع إلى أسبوعين', 'ar-AE')).toBe('أسبوع إلى أسبوعين');
  expect(keepOrder('$30,000', 'en-AE')).toBe('$30,000');
});
