import { group, word, wordsWith } from '@falaj/contract/words/sentence.ts';
import { z } from 'astro/zod';

/** The words of the comparison between a paper register and a token in the proposal of /tools/blueprint. */
export const blueprintRegisters = z.strictObject({
  title: word,
  paper: wordsWith('saved', 'years'),
  token: wordsWith('saved', 'years'),
  unfit: word.describe('Where the model does not fit the kind of asset'),
  crossing: wordsWith('difference', 'each', 'crossing', 'holders'),
  crossingShared: wordsWith('crossing').describe('Where the token meets paper of one registrar for all assets'),
  never: word,
  sum: wordsWith('fixed', 'holders', 'each', 'total'),
  burden: wordsWith('yearly', 'burden', 'size', 'bearable', 'from'),
  inputs: word,
  turnover: wordsWith('turnover', 'years', 'shared'),
  columns: group('cost paper sharedPaper token further').describe(
    'Names of the registers, and heads of the table of inputs',
  ),
  per: z
    .record(z.enum(['once', 'year', 'holder', 'holder-year', 'transfer']), word)
    .describe('How often a row of the cost model is paid'),
  more: word,
});
