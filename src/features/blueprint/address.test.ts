import { expect, test } from 'vitest';
import type { Answers } from '../../schemas/blueprint/blueprint-answers.ts';
import { fromSearch, toSearch } from './address.ts';

const assets = ['real-estate', 'commodities'];
const answers: Answers = {
  asset: 'real-estate',
  issuer: 'difc',
  investors: ['uae', 'eu'],
  size: 24_000_000,
  holders: 300,
  minimum: 1000,
  liquidity: 'agreed',
  systems: [],
  shared: 1,
  wait: 0,
  start: '2027-01-03',
  ramadan: true,
};
const search = toSearch(answers);
const changed = (name: string, value: string) => {
  const params = new URLSearchParams(search);
  params.set(name, value);
  return fromSearch(params.toString(), assets);
};

test('what is written is read again', () => {
  expect(fromSearch(`?${search}`, assets)).toEqual({ state: 'read', answers });
  const more: Answers = { ...answers, systems: ['bank', 'custodian'], ramadan: false };
  expect(fromSearch(toSearch(more), assets)).toEqual({ state: 'read', answers: more });
});

test('an address that says nothing of a plan is no fault, and further names are left alone', () => {
  expect(fromSearch('', assets)).toEqual({ state: 'none' });
  expect(fromSearch('?source=newsletter', assets)).toEqual({ state: 'none' });
  expect(fromSearch(`${search}&source=newsletter`, assets).state).toBe('read');
});

test.each([
  ['asset', '__proto__'],
  ['asset', 'moon'],
  ['issuer', '<script>'],
  ['investors', 'uae.uae'],
  ['investors', 'none'],
  ['investors', ''],
  ['size', '1e9'],
  ['size', '-5'],
  ['size', '99999999999999'],
  ['holders', '1'],
  ['holders', '12.5'],
  ['minimum', '0x10'],
  ['systems', 'bank.oven'],
  ['wait', '105'],
  ['start', '2027-02-31'],
  ['start', '1999-01-01'],
  ['start', '٢٠٢٧-٠١-٠٣'],
  ['ramadan', 'true'],
])('%s=%s is refused by name', (name, value) => {
  expect(changed(name, value)).toEqual({ state: 'broken', names: [name] });
});

test('an address of another form, a cut one and one that says a thing twice are refused', () => {
  expect(changed('v', '0')).toEqual({ state: 'broken', names: ['version'] });
  expect(fromSearch('?asset=real-estate', assets).state).toBe('broken');
  expect(fromSearch(search.slice(0, 80), assets).state).toBe('broken');
  expect(fromSearch(`${search}&size=5000000`, assets)).toEqual({
    state: 'broken',
    names: ['size'],
  });
  expect(changed('systems', 'bank.'.repeat(400)).state).toBe('broken');
});
