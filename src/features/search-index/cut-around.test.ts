import type { Locale } from '@falaj/contract/locale.ts';
import { expect, test } from 'vitest';
import { cutAround } from './cut-around.ts';

/** The pieces as one line, matches in brackets. */
const line = (text: string, wanted: string[], locale: Locale = 'en') =>
  cutAround(text, wanted, locale)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['Custody and keys', ['custody', 'keys'], '[Custody] and [keys]'],
  ['ERC-3643', ['3643'], 'ERC-[3643]'],
  ['ERC3643', ['3643'], 'ERC[3643]'],
  ['ERC-3643 and ERC-20', ['erc-3643', 'erc'], '[ERC-3643] and [ERC]-20'],
  ['Votes on-chain, on a chain', ['on-chain', 'chain'], 'Votes [on-chain], on a [chain]'],
  ['Custodians', ['custody'], 'Custodians'],
  ['سجل واحد', ['واحد'], 'سجل [واحد]'],
  ['Résumé of Zürich', ['resume'], '[Résumé] of Zürich'],
  ['A lock-up of a year', ['lockup'], 'A [lock-up] of a year'],
  ['Anti‑money-laundering', ['antimoney', 'moneylaundering'], '[Anti‑money-laundering]'],
  ['On-chain votes', ['chain', 'onchain'], '[On-chain] votes'],
  ['Off-chain votes', ['chain', 'onchain'], 'Off-[chain] votes'],
  ['Pick up the lock', ['lockup'], 'Pick up the lock'],
  ['', ['a'], ''],
])('%s', (text, wanted, expected) => {
  expect(line(text, wanted)).toBe(expected);
});

test('Arabic words are marked as they are written, whatever is written together with them', () => {
  expect(line('ترميز العقارات بالحصص: أَصْلٌ عقاريّ', ['عقار', 'ترميز'], 'ar')).toBe(
    '[ترميز] [العقارات] بالحصص: أَصْلٌ [عقاريّ]',
  );
  expect(line('تموّلون بعقارات قائمة', ['عقار'], 'ar')).toBe('تموّلون [بعقارات] قائمة');
});
