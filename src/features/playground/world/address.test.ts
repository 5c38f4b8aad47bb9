import { expect, test } from 'vitest';
import { type PlayStart, readStart, writeStart } from './address.ts';

const IDS = ['lock-up', 'country'];
const isPlace = (id: string) => ['tool', 'faq'].includes(id);

test.each<PlayStart>([
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
  expect(readStart(writeStart(opening), IDS, isPlace)).toEqual(opening);
});

test.each(['', '#', '#tool', '#faq'])('%s is no business of the playground', (address) => {
  expect(readStart(address, IDS, isPlace)).toBeUndefined();
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
  '#lock-upp',
  '#<script>',
  '#lock-up!%',
  '#%E0%A4%A',
  '#lock-up%00',
  `#free${'!wait.1'.repeat(41)}`,
])('%s is refused as a whole', (address) => {
  expect(readStart(address, IDS, isPlace)).toBe('broken');
});
