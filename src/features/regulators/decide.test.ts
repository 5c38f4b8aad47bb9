import { describe, expect, test } from 'vitest';
import { sampleTable } from '../../gallery/regulators.ts';
import {
  type Answers,
  fitOf,
  nextQuestion,
  questionsFor,
  readAnswers,
  regulatorState,
  upTo,
  withoutLast,
  writeAnswers,
} from './decide.ts';

const { questions, rows, regulators } = sampleTable;

/** Every way through the questions. */
function* ways(answers: Answers = {}): Generator<Answers> {
  const next = nextQuestion(questions, answers);
  if (!next) yield answers;
  else for (const { id } of next.options) yield* ways({ ...answers, [next.id]: id });
}

const fitting = (answers: Answers) =>
  rows.filter(({ when }) => fitOf(when, answers, questions) === 'fits').map(({ id }) => id);
const likely = (word: string) => {
  const answers = readAnswers(questions, word) ?? {};
  return regulators
    .map(({ id }) => id)
    .filter((id) => regulatorState(id, rows, answers, questions) === 'likely');
};

describe('on every way through the table', () => {
  const all = [...ways()];

  test('at most eight questions are asked', () => {
    expect(Math.max(...all.map((answers) => Object.keys(answers).length))).toBeLessThanOrEqual(8);
  });

  test('the address holds the answers', () => {
    for (const answers of all)
      expect(readAnswers(questions, writeAnswers(questions, answers))).toEqual(answers);
  });

  test('nothing is left open at the end', () => {
    for (const answers of all)
      for (const { when } of rows) expect(fitOf(when, answers, questions)).not.toBe('open');
  });

  test('every row comes out somewhere', () => {
    const found = new Set(all.flatMap(fitting));
    expect(rows.filter(({ id }) => !found.has(id))).toEqual([]);
  });

  test('who issues in a place meets an authority of that place', () => {
    const own: Record<string, string[]> = {
      dubai: ['cma', 'vara', 'cbuae'],
      difc: ['dfsa'],
      adgm: ['fsra'],
    };
    for (const answers of all) {
      const wanted = own[answers.place ?? ''];
      if (!wanted || answers.right === 'use') continue;
      const met = rows.filter(({ id }) => fitting(answers).includes(id));
      expect(met.some(({ regulator }) => wanted.includes(regulator))).toBe(true);
    }
  });
});

describe('worked cases', () => {
  test.each([
    ['share-dubai-residents-outside-bank-record-custodian-land', ['cma', 'dld']],
    ['share-difc-residents-union-bank-record-custodian-other', ['cma', 'dfsa', 'eu']],
    ['asset-dubai-residents-outside-foreign-venue-ours-goods', ['cbuae', 'vara']],
    ['currency-adgm-nobody-outside-record-holders', ['fsra']],
    ['currency-abroad-residents-union-record-holders', ['cbuae', 'vara', 'eu']],
    ['coin-emirates-nobody-outside-bank-record-holders', ['cma']],
    ['fund-adgm-zones-outside-bank-venue-custodian-other', ['fsra']],
    ['asset-abroad-nobody-outside-bank-record-holders-other', []],
  ])('%s meets %j', (word, wanted) => {
    expect(likely(word)).toEqual(wanted);
  });
});

describe('an address that somebody changed', () => {
  test.each([
    'nothing',
    'share-share',
    'dubai-share',
    'share--dubai',
    '-',
    'share-dubai-residents-outside-bank-record-custodian-land-more',
    '__proto__',
    'constructor',
    'SHARE',
  ])('%s is not read', (word) => {
    expect(readAnswers(questions, word)).toBeUndefined();
  });

  test('an address without answers is a beginning', () => {
    expect(readAnswers(questions, '')).toEqual({});
  });
});

test('a question that is not asked keeps out what depends on it', () => {
  const answers = { right: 'currency' };
  expect(questionsFor(questions, answers).map(({ id }) => id)).not.toContain('behind');
  expect(fitOf([{ behind: ['land'] }], answers, questions)).toBe('out');
});

test('going back takes the last answer away, and all after a question that is answered again', () => {
  const answers = readAnswers(questions, 'share-dubai-nobody') ?? {};
  expect(withoutLast(questions, answers)).toEqual({ right: 'share', place: 'dubai' });
  expect(withoutLast(questions, {})).toEqual({});
  expect(upTo(questions, answers, 'place')).toEqual({ right: 'share' });
  expect(upTo(questions, answers, 'unknown')).toEqual({});
});

test('no row says that something is allowed', () => {
  const allows =
    /\b(allow(s|ed)?|permit(s|ted)?|lawful|legal to|may (be )?(issue|sell|offer)|no licen[cs]e|not need a licen[cs]e|free to|compliant|approved by)\b/i;
  for (const { title, why, uncertain, ask } of rows)
    expect([title, why, uncertain, ask].filter((text) => allows.test(text))).toEqual([]);
});
