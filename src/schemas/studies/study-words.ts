import { word, wordsWith } from '@falaj/contract/words/sentence.ts';
import { z } from 'astro/zod';

/** Labels, column heads and states of the studies on the case-studies page. */
export const studyWords = z.strictObject({
  decision: word,
  calculation: word,
  less: word.describe('What screen readers say for the sign of a subtraction'),
  leaves: word.describe('What screen readers say for the sign before the result'),
  class: word,
  units: word,
  lists: word,
  others: word.describe('Who the holders are that are summed up in one row'),
  standsFor: wordsWith('n'),
  merged: wordsWith('n', 'double', 'holders'),
  owes: word,
  net: word,
  pays: wordsWith('n'),
  gets: wordsWith('n'),
  even: word,
  balance: wordsWith('n'),
  serial: wordsWith('n'),
  refused: word,
  taken: wordsWith('name', 'first', 'last'),
  free: word,
});
