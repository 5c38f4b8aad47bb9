import { expect, test } from 'vitest';
import { type Opening, readOpening, writeOpening } from './address.ts';

const IDS = ['lock-up', 'country'];

test.each<Opening>([
  { scenario: 'lock-up', actions: [] },
  { scenario: undefined, actions: [{ do: 'wait', days: 1 }] },
  {
    scenario: 'country',
    actions: [
      { do: 'transfer', from: 'amna', to: 'emma', amount: 100 },
      { do: 'country', of: 'emma', allowed: 1 },
      { do: 'pause', on: 1 },
    ],
  },
])('what is written can be read again: %j', (opening) => {
  expect(readOpening(writeOpening(opening), IDS)).toEqual(opening);
});

test.each(['', '#tool', '#faq', '#<script>'])('%s is no business of the playground', (address) => {
  expect(readOpening(address, IDS)).toBeUndefined();
});

test.each([
  '#lock-up!transfer.amna.bilal.-1',
  '#lock-up!transfer.amna.bilal.1e9',
  '#lock-up!transfer.amna.mallory.5',
  '#lock-up!constructor.a',
  '#lock-up!__proto__',
  '#free!wait.0',
  '#free!wait.1.1',
  '#nothing!wait.1',
  `#free${'!wait.1'.repeat(41)}`,
])('%s is refused as a whole', (address) => {
  expect(readOpening(address, IDS)).toBe('broken');
});
