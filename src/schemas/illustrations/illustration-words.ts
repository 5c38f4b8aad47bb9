import { word, wordsWith } from '@falaj/contract/words/sentence.ts';
import { z } from 'astro/zod';

/** Column heads, states and sentences of the illustrations; their data contain only names and numbers. */
export const illustrationWords = z.strictObject({
  ofWhole: word.describe('Head of a column of percentages'),
  shares: word.describe('What is counted where an illustration names no unit'),
  units: word.describe('The same for vintages'),
  allocation: z
    .strictObject({
      title: word,
      part: word,
      value: word,
      planned: word,
      issued: word,
      each: wordsWith('amount'),
      smallest: wordsWith('n'),
    })
    .describe('Who gets which part'),
  register: z
    .strictObject({
      title: word,
      holder: word,
      frozen: word,
      changed: word,
      others: wordsWith('n'),
      received: wordsWith('n', 'holder', 'at'),
      gave: wordsWith('n', 'holder', 'at'),
      sum: wordsWith('n', 'total'),
    })
    .describe('Who holds what now'),
  transferCheck: z
    .strictObject({
      title: word,
      sends: wordsWith('holder', 'n'),
      receives: wordsWith('holder', 'n'),
      waits: wordsWith('holder'),
      nothing: word,
      progress: wordsWith('n', 'total'),
      pass: word,
      refused: word,
      waiting: word,
      notRun: word,
    })
    .describe('The rules before a transfer'),
  waterfall: z
    .strictObject({
      title: word,
      item: word,
      amount: word,
      each: wordsWith('amount', 'n', 'unit'),
      paid: wordsWith('at'),
      forecast: wordsWith('at'),
    })
    .describe('From income to payout'),
  orderBook: z
    .strictObject({
      title: word,
      buy: word,
      sell: word,
      price: word,
      open: word,
      halted: wordsWith('reason'),
      last: wordsWith('amount'),
      spread: wordsWith('amount'),
      volume: wordsWith('n', 'unit'),
    })
    .describe('Offers to buy and to sell'),
  vintages: z
    .strictObject({
      title: word,
      year: word,
      issued: word,
      retired: word,
      active: word,
      closed: word,
      sum: wordsWith('n', 'total', 'unit', 'left'),
      left: word,
    })
    .describe('Units by the year in which they were earned'),
  signing: z
    .strictObject({
      title: word,
      signed: wordsWith('at'),
      notNeeded: word,
      missing: word,
      executed: wordsWith('at', 'n'),
      atOnce: wordsWith('at'),
      open: wordsWith('n'),
      short: wordsWith('n'),
      objected: wordsWith('reason'),
      policy: word,
      tested: wordsWith('at'),
    })
    .describe('Two of three keys'),
  networkMap: z
    .strictObject({
      title: word,
      public: word,
      permissioned: word,
      ready: word,
      hub: wordsWith('unit'),
      sum: wordsWith('sum', 'total'),
    })
    .describe('Networks of one register'),
});
