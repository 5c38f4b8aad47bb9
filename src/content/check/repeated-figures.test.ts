import { expect, test } from 'vitest';
import { offer } from '../../schemas/offer/offer.ts';
import { describeProblem, fieldName } from './diagnostics/problem.ts';
import { repeatedFigures } from './repeated-figures.ts';

interface Written {
  value: string | number;
  label: string;
  prefix?: string;
  suffix?: string;
  id?: string;
}

/** Puts numbers in the place of names, as the content is filled in. */
const fill = (page: unknown): unknown =>
  JSON.parse(
    JSON.stringify(page)
      .replaceAll('"{claims.networks}"', '25')
      .replaceAll('{claims.networks}', '25')
      .replaceAll('{cranes.value}', '140'),
  );

/** What is said of a page with one tile, one metric and one figure beside its feature. */
function problems(tile: Written, metric?: Written, beside?: Written) {
  const [first, second, third] = [tile, metric, beside].map(
    (figure) => figure && { ...figure, status: 'sample' },
  );
  const page = {
    hero: { statistics: [first] },
    metrics: { items: second ? [second] : [] },
    features: { items: [{ metrics: third ? [third] : { Standard: 'ERC3643' } }] },
  };
  return repeatedFigures(offer, page, fill(page)).map(({ path, message }) =>
    describeProblem({ file: 'energy.yaml', field: fieldName(path), message }),
  );
}

const TILE = 'energy.yaml: hero.statistics[0].value';
const METRIC = 'energy.yaml: metrics.items[0].value';
const BESIDE = 'energy.yaml: features.items[0].metrics[0].value';

test('a tile that types the figure of a metric is told to name it', () => {
  expect(
    problems(
      { value: '$500M', label: 'the policy can cover' },
      { value: 500, prefix: '$', suffix: 'M', label: 'limit of the policy' },
    ),
  ).toEqual([
    `${TILE}: says the same as metrics.items[0], where $500M stands already; add the line id: policy there, and write '{policy.value}' here instead of $500M`,
  ]);
});

test('words around the number stay', () => {
  const metric = { id: 'cranes', value: 140, label: 'cranes in the phase' };
  expect(problems({ value: '140 cranes', label: 'in the phase' }, metric)).toEqual([
    `${TILE}: says the same as metrics.items[0], where 140 stands already; write '{cranes.value} cranes' here instead of 140 cranes`,
  ]);
});

test('a metric that types what the tile takes from elsewhere is told the name', () => {
  const tile = { value: '{claims.networks}+', label: 'networks' };
  const end = 'says the same as hero.statistics[0], where 25+ stands already; write';
  expect(problems(tile, { value: 25, suffix: '+', label: 'networks we know' })).toEqual([
    `${METRIC}: ${end} '{claims.networks}' here instead of 25`,
  ]);
  expect(problems(tile, undefined, { value: '25+', label: 'networks we know' })).toEqual([
    `${BESIDE}: ${end} '{claims.networks}+' here instead of 25+`,
  ]);
});

test('a figure beside a feature is told to name the tile', () => {
  expect(
    problems({ value: '$100', label: 'minimum of an owner' }, undefined, {
      value: '$100',
      label: 'minimum',
    }),
  ).toEqual([
    `${BESIDE}: says the same as hero.statistics[0], where $100 stands already; add the line id: minimum there, and write '{minimum.value}' here instead of $100`,
  ]);
});

test('what names the other, or the same variable, is no repetition', () => {
  const metric = { id: 'cranes', value: 140, label: 'cranes in the phase' };
  expect(problems({ value: '{cranes.value} cranes', label: 'in the phase' }, metric)).toEqual([]);
  const networks = { value: '{claims.networks}+', label: 'networks' };
  expect(problems(networks, { ...networks, value: '{claims.networks}', suffix: '+' })).toEqual([]);
});

test.each<[string, Written, Written]>([
  [
    'another thing',
    { value: '24/7', label: 'support' },
    { value: '24/7', label: 'watch over pools' },
  ],
  [
    'only a unit in common',
    { value: '2 weeks', label: 'to plan' },
    { value: '2 weeks', label: 'of notice' },
  ],
  ['another number', { value: '24/7', label: 'support' }, { value: 24, label: 'hours of support' }],
  ['words', { value: 'Monthly', label: 'settlement' }, { value: 'Monthly', label: 'settlement' }],
])('%s by chance may stand twice', (_, tile, metric) => {
  expect(problems(tile, metric)).toEqual([]);
});

test('a page without figures, or one that is no page, has none', () => {
  expect(repeatedFigures(offer, { hero: {} }, { hero: {} })).toEqual([]);
  expect(repeatedFigures(offer, undefined, undefined)).toEqual([]);
});
