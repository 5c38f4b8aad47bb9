import { expect, test } from 'vitest';
import { isMailAddress } from '../mail-address.ts';
import { addressText, cutText, lineText, plainText, typedText } from '../plain-text.ts';

const code = (...points: number[]) => String.fromCodePoint(...points);
const INVISIBLE = [
  0xad, 0x34f, 0x61c, 0x180e, 0x200b, 0x200e, 0x200f, 0x202a, 0x202e, 0x2060, 0x2066, 0x2069,
  0x3164, 0xfe00, 0xfe0d, 0xfe0f, 0xfeff, 0xfff9, 0xe0001, 0xe0041, 0xe0100,
];

test.each(INVISIBLE)('the character %#, which nobody sees, is in no line', (point) => {
  const unseen = code(point);
  expect(lineText(`${unseen}Layla${unseen} Haddad${unseen}`)).toBe('Layla Haddad');
  expect(addressText(`${unseen}ke${unseen}ep@c.exa${unseen}mple${unseen}`)).toBe('keep@c.example');
  expect(lineText(unseen)).toBe('');
});

test.each([0x200c, 0x200d])('a joiner is in no address, and in a name where it joins', (point) => {
  const joiner = code(point);
  expect(addressText(`keep${joiner}@c.example${joiner}`)).toBe('keep@c.example');
  expect(addressText(`علی${joiner}رضا@مثال.موقع`)).toBe('علیرضا@مثال.موقع');
  expect(lineText(`${joiner}Lay${joiner}la${joiner}`)).toBe('Layla');
  for (const name of [`علی${joiner}رضا`, `क्${joiner}ष`]) {
    expect(lineText(`${joiner}${name}${joiner}`)).toBe(name);
  }
});

test.each(['👩🏽‍🚀', '❤️‍🔥', '👨‍👩‍👧‍👦', '☎️'])('the emoji %s stays whole', (emoji) => {
  expect(lineText(`Layla ${emoji} ${emoji}`)).toBe(`Layla ${emoji} ${emoji}`);
});

test.each([
  '\n',
  '\r\n',
  '\r',
  '\t',
  '\v',
  '\f',
  '\u0085',
  '\u2028',
  '\u2029',
  '\u00a0',
  '  \n\n ',
])('a line is not broken: %j', (breaking) => {
  expect(lineText(`Layla${breaking}Budget: none${breaking}`)).toBe('Layla Budget: none');
});

test('a line has no control characters, no halves of characters, and composed letters', () => {
  expect(lineText('a\0b\x1b[31m\uD800')).toBe('ab[31m\uFFFD');
  expect(lineText('\0 Layla \x1b')).toBe('Layla');
  expect(lineText('E\u0301milie')).toBe('Émilie');
});

test.each([0x2800, 0x1d159])(
  'the blank sign %# is white space in a line, and in no address',
  (point) => {
    const blank = code(point);
    expect(lineText(`${blank}Layla${blank}${blank}Haddad${blank}`)).toBe('Layla Haddad');
    expect(addressText(`${blank}ke${blank}ep@c.exa${blank}mple${blank}`)).toBe('keep@c.example');
    for (const kind of ['text', 'email', 'paragraphs'] as const) {
      expect(typedText(kind, `${blank}\u200B\n${blank}`)).toBe('');
    }
  },
);

test.each([0xe000, 0xfff0, 0xffff, 0x600, 0x13430])(
  'the character %#, which is none for people, is in no address',
  (point) => {
    expect(isMailAddress(`lay${code(point)}la@c.example`)).toBe(false);
    expect(isMailAddress(`layla@c${code(point)}.example`)).toBe(false);
  },
);

test.each([
  ['mailto:layla@c.example', 'layla@c.example'],
  ['MailTo: layla@c.example?subject=Hello&body=x', 'layla@c.example'],
  ['\u200Bmailto:layla@c.example', 'layla@c.example'],
  ['mailto@c.example', 'mailto@c.example'],
  ['Sara Ali <sara@c.example>', 'sara@c.example'],
  ['"Ali, Sara" <sara@c.example>;', 'sara@c.example'],
  ['<sara@c.example>', 'sara@c.example'],
  ['سارة علي <sara@c.example>', 'sara@c.example'],
  ['sara@c.example.', 'sara@c.example'],
  ['sara@c.example; ', 'sara@c.example'],
  ['sara@c.example،', 'sara@c.example'],
  ['sara＠c.example', 'sara@c.example'],
  ['a@c.example, b@c.example', 'a@c.example, b@c.example'],
  ['what?ever@c.example', 'what?ever@c.example'],
  // Digits of an Arabic and of a Persian keyboard.
  ['layla١٩٨٥@c٢.example', 'layla1985@c2.example'],
  ['۰۹۸۷۶۵۴۳۲۱@c.example', '0987654321@c.example'],
  // They may be an address's own where it has letters of their script.
  ['ليلى١@مثال٢.example', 'ليلى١@مثال٢.example'],
])('of the address %s remains %s', (pasted, address) => {
  expect(addressText(pasted)).toBe(address);
});

test.each([
  ['Layla', 5, 'Layla'],
  ['Layla', 3, 'Lay'],
  ['ab👨‍👩‍👧‍👦', 12, 'ab'],
  ['ab👨‍👩‍👧‍👦', 13, 'ab👨‍👩‍👧‍👦'],
  ['abe\u0301', 3, 'ab'],
  ['ab🇦🇪🇦🇪', 8, 'ab🇦🇪'],
  ['नमस्ते', 4, 'नम'],
  ['ab\r\nc', 3, 'ab'],
  ['', 3, ''],
])('%j is cut at %i between characters', (text, longest, beginning) => {
  expect(cutText(text, longest)).toBe(beginning);
});

test('paragraphs keep their lines, and what is seen of their characters', () => {
  expect(typedText('paragraphs', ' a\r\nb\rc\u202E می‌خواهم ')).toBe('a\nb\nc می‌خواهم');
  expect(plainText('annual\u202Efdp.exe \u2067x\u2069 👩🏽‍🚀')).toBe('annualfdp.exe x 👩🏽‍🚀');
  expect(plainText('a\0b\x1b[31mc\td\ne')).toBe('ab[31mc\td\ne');
});
