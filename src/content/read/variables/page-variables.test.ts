import { expect, test } from 'vitest';
import { pageVariable } from './page-variables.ts';

const WORDS = { language: 'en', ongoing: 'Ongoing' };
const step = (duration: string) => ({ title: 'A step', duration });
const page = {
  hero: { title: 'Networks', statistics: [{ value: '8–12 weeks', label: 'to build' }] },
  metrics: {
    items: [
      { id: 'networks', label: 'networks', value: 25, suffix: '+' },
      { id: 'value', label: 'kept', value: 500, prefix: '$', suffix: 'M' },
      { id: 'assets', label: 'assets', value: 1200 },
      { id: 'holders', label: 'holders', value: 12000, suffix: '+' },
    ],
  },
  process: { status: 'stated', steps: [step('2-3 weeks'), step('4 weeks'), step('Ongoing')] },
  sessions: [
    { id: 'briefing', minutes: 90, duration: '2-3 hours' },
    { id: 'audit', timeline: '4-6 weeks' },
  ],
};

test.each<[string, string | number | undefined]>([
  ['total', '6–7 weeks'],
  ['total.range', '6–7'],
  ['networks.value', '25+'],
  ['value.value', '$500M'],
  ['assets.value', 1200],
  ['holders.value', '12,000+'],
  ['networks.label', 'networks'],
  ['briefing.minutes', 90],
  ['briefing.duration', '2–3 hours'],
  ['audit.timeline', '4–6 weeks'],
  ['audit.timeline.range', '4–6'],
  ['audit.price', undefined],
  ['nobody.value', undefined],
  ['hero.title', 'Networks'],
  ['process.status', 'stated'],
  ['assets.value.words', '1.2 thousand'],
  ['assets.value.short', '1.2K'],
  ['networks.value.words', '25+'],
  ['networks.value.number', 25],
])('{%s} is %s', (name, value) => {
  expect(pageVariable(page, name, WORDS)).toBe(value);
});

test('in an Arabic sentence a large sum has its currency behind it, in a word', () => {
  const arabic = { ...WORDS, language: 'ar-AE' };
  const whole = { id: 'whole', value: 12_000_000, prefix: '$' };
  expect(pageVariable([whole], 'whole.value.words', arabic)).toMatch(/^12\sمليون دولار أمريكي$/);
  expect(pageVariable([whole], 'whole.value', arabic)).toBe('$12,000,000');
});

test('of two entries with one name, the one that has the field is meant', () => {
  const twice = [{ id: 'networks', title: 'A feature' }, page];
  expect(pageVariable(twice, 'networks.value', WORDS)).toBe('25+');
});

test('a total that is stated comes before the sum', () => {
  const stated = { process: { ...page.process, total: { stated: '8-12 weeks' } } };
  expect(pageVariable(stated, 'total', WORDS)).toBe('8–12 weeks');
});

test('a page without steps, or whose steps differ in unit, has no total', () => {
  expect(pageVariable({}, 'total', WORDS)).toBeUndefined();
  const mixed = { process: { steps: [step('2 days'), step('4 weeks')] } };
  expect(pageVariable(mixed, 'total', WORDS)).toBeUndefined();
});
