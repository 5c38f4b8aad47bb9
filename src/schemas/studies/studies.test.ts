import type { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { fieldName } from '../../content/check/diagnostics/problem.ts';
import { calculation } from './calculation.ts';
import { fullStudies, fullStudy } from './full-study.ts';
import { studyScreen } from './screens.ts';

/** What an author reads about a value: field and message. */
const faultsOf = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(
    ({ path, message }) => `${fieldName(path)}: ${message}`,
  );

const sum = {
  start: { value: 22, label: 'begun' },
  less: [
    { value: 2, label: 'stopped' },
    { value: 3, label: 'without a buyer' },
  ],
  leaves: { value: 17, label: 'completed' },
};

describe('a calculation', () => {
  test('is worked out again, and a wrong result is told the right one', () => {
    expect(faultsOf(calculation, sum)).toEqual([]);
    expect(faultsOf(calculation, { ...sum, leaves: { value: 18, label: 'completed' } })).toEqual([
      'leaves.value: is 18, but 22 − 2 − 3 leaves 17; write 17',
    ]);
  });

  test('cannot take away more than there was', () => {
    const less = [{ value: 30, label: 'stopped' }];
    expect(faultsOf(calculation, { ...sum, less })).toEqual([
      expect.stringContaining('correct start or less'),
    ]);
  });
});

const head = { title: 'A screen', context: 'A day at work' };
const lists = {
  ...head,
  kind: 'lists',
  lists: [
    { name: 'One', entries: 50 },
    { name: 'Two', entries: 40 },
    { name: 'Three', entries: 20 },
  ],
  double: 10,
  holders: 100,
  total: 1000,
  rows: [
    { id: 'X-1', class: 'Fund', units: 500, lists: [1, 2] },
    { id: 'X-2', class: 'Person', units: 100, lists: [3] },
    { id: 'X-3', class: 'Nominee', holders: 8, units: 50, lists: [1] },
  ],
  others: { count: 90, units: 350 },
};
const clearing = {
  ...head,
  kind: 'clearing',
  members: ['A', 'B', 'C'],
  owes: [
    [0, 1, 2],
    [3, 0, 4],
    [5, 6, 0],
  ],
};
const serials = {
  ...head,
  kind: 'serials',
  measure: 't',
  ranges: [
    { name: 'A', first: 1, last: 100 },
    { name: 'B', first: 101, last: 200 },
    { name: 'C', first: 301, last: 400 },
  ],
  refused: { name: 'D', first: 150, last: 250 },
};
const transfers = {
  ...head,
  kind: 'transfers',
  days: [
    { day: 0, text: 'Request' },
    { day: 4, text: 'Consent' },
    { day: 9, text: 'Entry' },
  ],
};

describe('a screen', () => {
  test.each([lists, clearing, serials, transfers])('$kind adds up', (screen) => {
    expect(faultsOf(studyScreen, screen)).toEqual([]);
  });

  test.each([
    ['holders', { ...lists, holders: 101, others: { ...lists.others, count: 91 } }, 'holders', 100],
    ['other holders', { ...lists, others: { ...lists.others, count: 80 } }, 'others.count', 90],
    ['units', { ...lists, total: 1200 }, 'others.units', 550],
    [
      'a debt to oneself',
      { ...clearing, owes: [[0, 1, 2], [3, 7, 4], clearing.owes[2]] },
      'owes[1][1]',
      0,
    ],
    [
      'a number that is taken',
      {
        ...serials,
        ranges: [serials.ranges[0], { name: 'B', first: 90, last: 200 }, serials.ranges[2]],
      },
      'ranges[1].first',
      101,
    ],
    [
      'a day that goes back',
      { ...transfers, days: [...transfers.days, { day: 3, text: 'Late' }] },
      'days[3].day',
      10,
    ],
  ])('says what to write in place of %s', (_, screen, field, right) => {
    const [fault, ...others] = faultsOf(studyScreen, screen);
    expect(others).toEqual([]);
    expect(fault).toMatch(new RegExp(`^${RegExp.escape(field)}: .*write ${right}\\b`));
  });

  test('names rows that are missing, ends before beginnings, and a refusal without a reason', () => {
    expect(faultsOf(studyScreen, { ...clearing, owes: clearing.owes.slice(1) })[0]).toMatch(
      /^owes: has 2 rows for 3 members/,
    );
    const { ranges } = serials;
    expect(
      faultsOf(studyScreen, {
        ...serials,
        ranges: [...ranges, { name: 'E', first: 500, last: 450 }],
      }),
    ).toEqual(['ranges[3].last: must be at least 500, the first number of the range']);
    expect(
      faultsOf(studyScreen, { ...serials, refused: { name: 'D', first: 210, last: 250 } }),
    ).toEqual([expect.stringMatching(/^refused\.first: none of its numbers is taken/)]);
  });
});

describe('a study', () => {
  const study = {
    id: 'funds',
    title: 'Partners of a fund transfer',
    company: 'A manager',
    industry: 'Funds',
    image: { name: 'private-equity', alt: 'A vault door.' },
    challenge: 'A sale took a quarter.',
    solution: 'Steps have dates.',
    results: [{ metric: 'transfers completed', value: '17' }],
    decision: { text: 'Steps have dates', because: 'They had no end.' },
    calculation: sum,
    screen: transfers,
    trial: { call: { text: 'Try it', href: '/tools' }, shows: 'A refusal.' },
  };

  test('tells what its calculation proves', () => {
    expect(faultsOf(fullStudy, study)).toEqual([]);
    expect(
      faultsOf(fullStudy, { ...study, metrics: { Completed: '17' }, results: ['All done'] }),
    ).toEqual([]);
    expect(
      faultsOf(fullStudy, { ...study, results: [{ metric: 'transfers completed', value: '18' }] }),
    ).toEqual([expect.stringMatching(/^calculation\.leaves\.value: works out 17, which is in no/)]);
  });

  test('draws no more transfers than can be told apart', () => {
    const calculation = {
      ...sum,
      start: { value: 640, label: 'begun' },
      less: [{ value: 623, label: 'stopped' }],
    };
    expect(faultsOf(fullStudy, { ...study, calculation })).toEqual([
      expect.stringMatching(/^calculation\.start\.value: .* at most 40/),
    ]);
  });

  test('has another screen than the one before it', () => {
    const other = { ...study, screen: serials };
    expect(faultsOf(fullStudies, [study, other, study])).toEqual([]);
    expect(faultsOf(fullStudies, [other, study, study])).toEqual([
      expect.stringMatching(/^\[2\]\.screen\.kind: is transfers like/),
    ]);
  });

  test('begins a clearing with the debts that its members can have', () => {
    expect(faultsOf(fullStudy, { ...study, screen: clearing })).toEqual([
      'calculation.start.value: 3 members can owe each of 2 others, which is 6; write 6',
    ]);
  });
});
