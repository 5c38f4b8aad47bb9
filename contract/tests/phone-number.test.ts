import { expect, test } from 'vitest';
import { isPhoneNumber } from '../phone-number.ts';
import { typedText } from '../plain-text.ts';

test.each(['+971 4 123 4567', '04 123 4567', '(04) 123-4567', '00971.4.1234567'])('%s', (text) => {
  expect(isPhoneNumber(text)).toBe(true);
});

test.each(['call me', '1234', '+971 4 123 4567 8901 2345', '04 123 4567 ext. 8', ''])(
  '“%s” is none',
  (text) => {
    expect(isPhoneNumber(text)).toBe(false);
  },
);

test('digits of an Arabic keyboard are read as those of ASCII', () => {
  expect(typedText('tel', ' +٩٧١ ٤ ١٢٣\u200E ٤٥٦٧ ')).toBe('+971 4 123 4567');
});
