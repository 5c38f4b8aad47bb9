import { expect, test } from 'vitest';
import { answeringLines, inScriptOf } from './answering-lines.ts';

const en = (...terms: string[]) => ({ terms, locale: 'en' as const });

const HEADINGS = 'Private equity\nLock-up and price\nLicence and filings\nMatch a call in days';

test('the heading with the words that matched says why a page was found', () => {
  expect(answeringLines(HEADINGS, en('lock', 'up'), ['Private equity'])).toEqual([
    'Lock-up and price',
  ]);
});

test('what is in sight needs no heading, and two headings are enough', () => {
  expect(answeringLines(HEADINGS, en('private'), ['Private equity'])).toEqual([]);
  expect(answeringLines(HEADINGS, en('calls', 'call'), ['A call'])).toEqual([]);
  const many = answeringLines(HEADINGS, en('price', 'licence', 'days', 'equity'), []);
  expect(many).toHaveLength(2);
});

test('a page that was found by its text alone shows no heading', () => {
  expect(answeringLines(HEADINGS, en('zebra'), [])).toEqual([]);
});

test('Arabic words show no English line that means the same; what is typed in Latin letters may show either', () => {
  const lines = 'Real estate\nمبنى واحد\nمعيار ERC-3643';
  expect(inScriptOf('عقار', lines)).toBe('مبنى واحد\nمعيار ERC-3643');
  expect(inScriptOf('معيار ERC', lines)).toBe(lines);
  expect(inScriptOf('estate', lines)).toBe(lines);
});
