import { message, messageWith } from '@falaj/contract/messages/sentence.ts';
import { z } from 'astro/zod';

/** Column heads, states and sentences of the illustrations; their data contain only names and numbers. */
export const illustrationMessages = z.strictObject({
  ofWhole: message.describe('Head of a column of percentages'),
  shares: message.describe('What is counted where an illustration names no unit'),
  units: message.describe('The same for vintages'),
  allocation: z
    .strictObject({
      title: message,
      part: message,
      value: message,
      planned: message,
      issued: message,
      each: messageWith('amount'),
      smallest: messageWith('n'),
    })
    .describe('Who gets which part'),
  register: z
    .strictObject({
      title: message,
      holder: message,
      frozen: message,
      changed: message,
      others: messageWith('n'),
      received: messageWith('n', 'holder', 'at'),
      gave: messageWith('n', 'holder', 'at'),
      sum: messageWith('n', 'total'),
    })
    .describe('Who holds what now'),
  transferCheck: z
    .strictObject({
      title: message,
      sends: messageWith('holder', 'n'),
      receives: messageWith('holder', 'n'),
      waits: messageWith('holder'),
      nothing: message,
      progress: messageWith('n', 'total'),
      pass: message,
      refused: message,
      waiting: message,
      notRun: message,
    })
    .describe('The rules before a transfer'),
  waterfall: z
    .strictObject({
      title: message,
      item: message,
      amount: message,
      each: messageWith('amount', 'n', 'unit'),
      paid: messageWith('at'),
      forecast: messageWith('at'),
    })
    .describe('From income to payout'),
  orderBook: z
    .strictObject({
      title: message,
      buy: message,
      sell: message,
      price: message,
      open: message,
      halted: messageWith('reason'),
      last: messageWith('amount'),
      spread: messageWith('amount'),
      volume: messageWith('n', 'unit'),
    })
    .describe('Offers to buy and to sell'),
  vintages: z
    .strictObject({
      title: message,
      year: message,
      issued: message,
      retired: message,
      active: message,
      closed: message,
      sum: messageWith('n', 'total', 'unit', 'left'),
      left: message,
    })
    .describe('Units by the year in which they were earned'),
  signing: z
    .strictObject({
      title: message,
      signed: messageWith('at'),
      notNeeded: message,
      missing: message,
      executed: messageWith('at', 'n'),
      atOnce: messageWith('at'),
      open: messageWith('n'),
      short: messageWith('n'),
      objected: messageWith('reason'),
      policy: message,
      tested: messageWith('at'),
    })
    .describe('Two of three keys'),
  networkMap: z
    .strictObject({
      title: message,
      public: message,
      permissioned: message,
      ready: message,
      hub: messageWith('unit'),
      sum: messageWith('sum', 'total'),
    })
    .describe('Networks of one register'),
});
