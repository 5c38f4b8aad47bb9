import { expect, test } from 'vitest';
import { typedFacts } from './typed-facts.ts';

const facts = [
  { name: 'claims.ruleNotice', value: '48 hours' },
  { name: 'claims.response', value: '1 hour' },
  { name: 'claims.shareAPlatform', value: '$20 million' },
];
const found = (data: unknown, body = '') =>
  typedFacts(data, body, facts).map(({ path, line, message }) => [
    path.join('.'),
    line,
    /\{(.+?)\}/.exec(message)?.[1],
  ]);

test('a fact that a field types is named with its place', () => {
  expect(found({ faq: [{ answer: 'A changed rule waits 48 hours.' }] })).toEqual([
    ['faq.0.answer', undefined, 'claims.ruleNotice'],
  ]);
});

test('so is one in a Markdown text, with its line', () => {
  expect(found({}, 'One.\n\nBelow $20\nmillion, share.')).toEqual([
    ['body', 3, 'claims.shareAPlatform'],
  ]);
});

test.each([
  ['its name', '{claims.ruleNotice} of notice'],
  ['a part of another number', 'After 148 hours, or US$20 million, or 48 hours2'],
  ['words that mean other things too', 'Adults work 1 hour on it'],
])('%s is none', (_, text) => {
  expect(found({ text })).toEqual([]);
});

test('notes for editors and code may type it', () => {
  expect(
    found({ notes: ['48 hours'] }, '```solidity\nNOTICE = 48 hours;\n```\nand `48 hours`.'),
  ).toEqual([]);
});
