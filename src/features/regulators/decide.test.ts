import { describe, expect, test } from 'vitest';
import { sampleTable } from '../../gallery/regulators.ts';
import {
  fitOf,
  type GuideAnswers,
  nextQuestion,
  questionsFor,
  readAnswers,
  reasonFor,
  regulatorState,
  stillAsked,
  without,
  withoutLast,
  writeAnswers,
} from './decide.ts';

const { questions, rows, regulators } = sampleTable;

/** Every way through the questions. */
function* ways(answers: GuideAnswers = {}): Generator<GuideAnswers> {
  const next = nextQuestion(questions, answers);
  if (!next) yield answers;
  else for (const { id } of next.options) yield* ways({ ...answers, [next.id]: id });
}

const fitting = (answers: GuideAnswers) =>
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
    const lost = all.filter((answers) => {
      const read = readAnswers(questions, writeAnswers(questions, answers));
      return JSON.stringify(read) !== JSON.stringify(answers);
    });
    expect(lost).toEqual([]);
  });

  test('nothing is left open at the end', () => {
    const open = all.filter((answers) =>
      rows.some(({ when }) => fitOf(when, answers, questions) === 'open'),
    );
    expect(open).toEqual([]);
  });

  test('every regulator has its reason: a row of its own that fits, or an answer', () => {
    const without = all.filter((answers) =>
      regulators.some(({ id }) => {
        const reason = reasonFor(id, rows, answers, questions);
        if (!reason) return true;
        if ('question' in reason) return answers[reason.question] === undefined;
        const row = rows[reason.row];
        return row?.regulator !== id || fitOf(row.when, answers, questions) !== 'fits';
      }),
    );
    expect(without).toEqual([]);
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
    const regulatorOf = new Map(rows.map(({ id, regulator }) => [id, regulator] as const));
    const missed: GuideAnswers[] = [];
    for (const answers of all) {
      const wanted = own[answers.place ?? ''];
      if (!wanted || answers.right === 'use') continue;
      const met = fitting(answers).some((id) => wanted.includes(regulatorOf.get(id) ?? ''));
      if (!met) missed.push(answers);
    }
    expect(missed).toEqual([]);
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

test('going back takes the last answer away', () => {
  const answers = readAnswers(questions, 'share-dubai-nobody') ?? {};
  expect(withoutLast(questions, answers)).toEqual({ right: 'share', place: 'dubai' });
  expect(withoutLast(questions, {})).toEqual({});
});

test('a question is asked again alone, and the address ends before it', () => {
  const answers = readAnswers(questions, 'share-dubai-nobody-outside') ?? {};
  const again = without(answers, 'place');
  expect(nextQuestion(questions, again)?.id).toBe('place');
  expect(writeAnswers(questions, again)).toBe('share');
  expect(writeAnswers(questions, { ...again, place: 'difc' })).toBe('share-difc-nobody-outside');
  expect(withoutLast(questions, again)).toEqual({ buyers: 'nobody', europe: 'outside' });
});

test('an answer that another one made needless is dropped', () => {
  const answers = readAnswers(questions, 'share-dubai-nobody-outside-bank') ?? {};
  expect(stillAsked(questions, { ...answers, right: 'currency' })).not.toHaveProperty('money');
});

test('no row says that something is allowed', () => {
  const allows =
    /\b(allow(s|ed)?|permit(s|ted)?|lawful|legal to|may (be )?(issue|sell|offer)|no licen[cs]e|not need a licen[cs]e|free to|compliant|approved by)\b/i;
  for (const { title, why, uncertain, ask } of rows)
    expect([title, why, uncertain, ask].filter((text) => allows.test(text))).toEqual([]);
});

test('the answer that leaves a regulator no row is named, not one that came later', () => {
  const reason = (id: string, answers: GuideAnswers) => reasonFor(id, rows, answers, questions);
  const answers = { right: 'share', place: 'dubai', buyers: 'residents', europe: 'outside' };
  expect(reason('dfsa', answers)).toEqual({ question: 'buyers' });
  expect(reason('eu', answers)).toEqual({ question: 'europe' });
  expect(reason('dld', answers)).toBeUndefined();
  const cma = reason('cma', answers);
  expect(cma && 'row' in cma && rows[cma.row]?.id).toBe('cma-security');
});
