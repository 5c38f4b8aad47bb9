import { z } from 'astro/zod';
import { text } from '../shared/text.ts';
import { amount, checkSum, count, measure, sumOf, unit } from './illustration-parts.ts';

const part = z.strictObject({
  class: text(40).describe('Who gets the part, such as Institutions'),
  shares: count.describe('How many of the whole'),
  fine: z.boolean().default(false).describe('Held by many people: drawn cut into small squares'),
});

/** The data of an allocation: who gets which part of a whole. Percentages and amounts are computed. */
export const allocation = z
  .strictObject({
    total: count.describe('How many shares there are'),
    unit,
    value: amount.describe('What all of them are worth or weigh'),
    measure,
    state: z
      .enum(['planned', 'issued'])
      .default('issued')
      .describe('planned: the cuts between the parts are dry'),
    parts: z.array(part).min(2).max(6).describe('The parts, largest first'),
    smallest: count.optional().describe('Smallest order, in shares'),
  })
  .superRefine(({ parts, total }, context) => {
    const found = sumOf(parts, ({ shares }) => shares);
    checkSum(context, { found, wanted: total, what: 'the shares of the parts', path: ['parts'] });
  });

const holder = z.strictObject({
  id: text(24).describe('The name of the holder in the register, such as H-0412'),
  class: text(40).describe('What kind of holder and where, such as Pension fund, LU'),
  shares: count.describe('How many the holder has now'),
  state: z
    .enum(['normal', 'changed', 'frozen'])
    .default('normal')
    .describe('changed: tinted and named in the foot; frozen: a dry branch'),
});

const others = z.strictObject({
  count: count.describe('How many holders they are'),
  class: text(40).describe('What they are, such as Individuals'),
  shares: count.describe('What they hold together'),
});

const change = z.strictObject({
  shares: z.int().describe('What the changed holder received, or gave with a minus sign'),
  at: text(30).describe('When, such as 14 Nov 2026, 14:02'),
});

/** The data of a register: who holds what now. */
export const register = z
  .strictObject({
    total: count.describe('How many shares there are'),
    unit,
    holders: z.array(holder).min(3).max(6).describe('Single holders, largest first'),
    others: others.optional().describe('All others, in one row'),
    change: change.optional().describe('The last transfer, of the holder in state changed'),
  })
  .superRefine(({ holders, others, total, change }, context) => {
    const found = sumOf(holders, ({ shares }) => shares) + (others?.shares ?? 0);
    checkSum(context, { found, wanted: total, what: 'the holdings', path: ['holders'] });
    const changed = holders.filter(({ state }) => state === 'changed').length;
    if (changed === (change ? 1 : 0)) return;
    const message = change
      ? `change says what one holder received or gave, but ${changed} holders have the state changed`
      : 'a holder in state changed needs change, which says what moved and when';
    context.addIssue({ code: 'custom', path: ['change'], message });
  });

export type AllocationData = z.infer<typeof allocation>;
export type RegisterData = z.infer<typeof register>;
