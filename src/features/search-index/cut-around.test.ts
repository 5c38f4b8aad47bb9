import { expect, test } from 'vitest';
import { cutAround } from './cut-around.ts';

/** The pieces as one line, matches in brackets. */
const line = (text: string, wanted: string[]) =>
  cutAround(text, wanted)
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
  ['', ['a'], ''],
])('%s', (text, wanted, expected) => {
  expect(line(text, wanted)).toBe(expected);
});
