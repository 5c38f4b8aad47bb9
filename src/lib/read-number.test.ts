import { expect, test } from 'vitest';
import { formatNumber } from './format-number.ts';
import { readNumber, readWhole } from './read-number.ts';

test.each([
  ['24000000', 24_000_000],
  ['24,000,000', 24_000_000],
  ['24,000,000.0', 24_000_000],
  ['24,000,000.00', 24_000_000],
  ['24.000.000', 24_000_000],
  ['24.000.000,00', 24_000_000],
  ['24 000 000', 24_000_000],
  ['24\u00a0000\u00a0000', 24_000_000],
  ['24\u202f000\u202f000,50', 24_000_000.5],
  ['24\u2009000', 24_000],
  ["24'000'000", 24_000_000],
  ['24’000’000.50', 24_000_000.5],
  ['24_000_000', 24_000_000],
  ['2,40,00,000', 24_000_000],
  ['1,00,000', 100_000],
  ['1,250', 1250],
  ['100000,50', 100_000.5],
  ['100000.50', 100_000.5],
  ['1,5', 1.5],
  ['1.5', 1.5],
  ['0,5', 0.5],
  ['0.5', 0.5],
  ['24,00', 24],
  ['٢٤٬٠٠٠٬٠٠٠', 24_000_000],
  ['٢٤،٠٠٠،٠٠٠', 24_000_000],
  ['٢٤٠٠٫٥', 2400.5],
  ['٢٬٤٠٠٫٥٠٠', 2400.5],
  ['۲۴۰۰', 2400],
  ['२४००', 2400],
  ['２４，０００，０００', 24_000_000],
  ['２４．５', 24.5],
  ['\u200e24,000\u200f', 24_000],
  ['\u202a24,\u200b000\u202c', 24_000],
  ['\ufeff 24\u00ad000 ', 24_000],
  ['007', 7],
  ['0', 0],
])('“%s” is one number', (text, value) => {
  expect(readNumber(text)).toEqual({ value, currency: undefined });
});

test.each([
  ['AED 24,000,000', 'AED'],
  ['AED24,000,000', 'AED'],
  ['aed\u00a024,000,000.00', 'AED'],
  ['24 000 000 AED', 'AED'],
  ['Dhs. 24,000,000', 'AED'],
  ['Dh 24,000,000', 'AED'],
  ['د.إ. ٢٤٬٠٠٠٬٠٠٠', 'AED'],
  ['٢٤٬٠٠٠٬٠٠٠ درهم', 'AED'],
  ['$24,000,000', 'USD'],
  ['US$ 24,000,000', 'USD'],
  ['24,000,000 USD', 'USD'],
  ['＄24,000,000', 'USD'],
])('“%s” is an amount with its currency', (text, currency) => {
  expect(readNumber(text)).toEqual({ value: 24_000_000, currency });
});

test.each([
  '24.000',
  '1.000',
  '0,500',
  '1000,500',
  '1000.000',
  '2400,0000',
  '1,000.000',
  '1 5',
  '1 50',
  '1,00,00',
  '24.000,000',
  '24 000.000',
  '24,000 000',
  '1.2.3',
  '24,0000,000',
  '٢٫٤٫٠',
])('“%s” may be two numbers and is asked about', (text) => {
  expect(readNumber(text)).toEqual({ fault: 'unclear' });
});

test.each([
  ...['', ' ', 'many', '-5', '−5', '+5', '1e6', '10²', '½', '10½', '5%', '24m', '24 million'],
  ...['.5', '5.', '5,', '5..5', '5,-', '€24', 'EUR 24', 'AED 24 USD', 'AED', '0x10', '2026-01-01'],
  ...['(24)', '24/7', '１０²', 'Ⅳ', '一万'],
])('“%s” is no number', (text) => {
  expect(readNumber(text)).toEqual({ fault: 'none' });
});

test.each(['en', 'ar', 'ar-EG', 'de-CH', 'de', 'fr', 'en-IN', 'fa', 'hi-u-nu-deva'])(
  'a number is read as %s prints it',
  (language) => {
    for (const value of [7, 61, 24_000_000, 9_999_999])
      expect(readNumber(formatNumber(value, 0, language))).toMatchObject({ value });
  },
);

test('a field takes whole numbers within its bounds, in its own currency', () => {
  const weeks = { bounds: { min: 0, max: 104 } };
  expect(readWhole('1,5', weeks)).toEqual({ fault: 'number' });
  expect(readWhole('105', weeks)).toEqual({ fault: 'number' });
  expect(readWhole('15.0', weeks)).toEqual({ value: 15 });
  expect(readWhole('$15', weeks)).toEqual({ fault: 'number' });
  const dollars = { bounds: { min: 10_000, max: 100_000_000 }, currency: 'USD' } as const;
  expect(readWhole('$24,000,000', dollars)).toEqual({ value: 24_000_000 });
  expect(readWhole('AED 24,000,000', dollars)).toEqual({ fault: 'currency' });
  expect(readWhole('24.000', dollars)).toEqual({ fault: 'unclear' });
});
