import { z } from 'astro/zod';
import { text } from '../shared/text.ts';
import { amount, checkSum, count, measure, sumOf, unit } from './illustration-parts.ts';

const step = z.strictObject({
  name: text(40).describe('What the amount is, such as Operating costs'),
  amount: amount.describe('How much, without a sign'),
});

/** The data of a waterfall: how income becomes a payout, with every deduction and what is left for the holders. */
export const waterfall = z
  .strictObject({
    measure,
    state: z.enum(['forecast', 'paid']).default('paid').describe('forecast: the channels are dry'),
    source: step.describe('What came in'),
    deductions: z.array(step).min(1).max(5).describe('What is taken off, in the order of payment'),
    paid: step.describe('What is left for the holders'),
    shares: count.min(1, 'must be at least 1').describe('How many shares it is divided by'),
    unit,
    at: text(30).describe('When it is paid, such as 2 Oct 2026'),
  })
  .superRefine(({ source, deductions, paid }, context) => {
    const found = sumOf(deductions, (one) => one.amount) + paid.amount;
    const what = 'the deductions and what is paid';
    checkSum(context, { found, wanted: source.amount, what, path: ['paid', 'amount'] });
  });

const order = z.strictObject({
  price: amount.describe('Price of one share'),
  shares: count.min(1, 'must be at least 1').describe('How many at this price'),
});
const orders = z.array(order).min(3).max(6);

/** The data of an order book: offers to buy and to sell, best first. */
export const orderBook = z
  .strictObject({
    measure,
    unit,
    bids: orders.describe('Offers to buy, highest price first'),
    asks: orders.describe('Offers to sell, lowest price first'),
    last: amount.describe('Price of the last trade'),
    volume: count.describe('Shares traded today'),
    halted: text(60).optional().describe('Why trading is halted; without it the book is open'),
  })
  .superRefine(({ bids, asks }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const falls = (prices: number[]) =>
      prices.every((price, index) => index === 0 || price < (prices[index - 1] ?? 0));
    const [buy, sell] = [bids, asks].map((side) => side.map(({ price }) => price));
    if (!falls(buy ?? [])) refuse('bids', 'prices must fall from one bid to the next');
    if (!falls([...(sell ?? [])].reverse()))
      refuse('asks', 'prices must rise from one ask to the next');
    if ((buy?.[0] ?? 0) >= (sell?.[0] ?? 0))
      refuse('asks', 'the lowest ask must be above the highest bid, or they would have traded');
  });

export type WaterfallData = z.infer<typeof waterfall>;
export type OrderBookData = z.infer<typeof orderBook>;
