import { group, message, messageWith } from '@falaj/contract/messages/sentence.ts';
import { z } from 'astro/zod';

/** The messages of the comparison between a paper register and a token in the proposal of /tools/blueprint. */
export const blueprintRegisters = z.strictObject({
  title: message,
  paper: messageWith('saved', 'years'),
  token: messageWith('saved', 'years'),
  unfit: message.describe('Where the model does not fit the kind of asset'),
  crossing: messageWith('difference', 'each', 'crossing', 'holders'),
  never: message,
  sum: messageWith('fixed', 'holders', 'each', 'total'),
  burden: messageWith('yearly', 'burden', 'size', 'bearable', 'from'),
  inputs: message,
  turnover: messageWith('turnover', 'years', 'shared'),
  columns: group('cost paper token').describe('Heads of the table of inputs'),
  per: z
    .record(z.enum(['once', 'year', 'holder', 'holder-year', 'transfer']), message)
    .describe('How often a row of the cost model is paid'),
  more: message,
});
