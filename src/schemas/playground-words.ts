import { z } from 'astro/zod';
import { withPlaces } from './places.ts';
import { word, wordsWith } from './text.ts';

/** An act: what its form says, and what it has done, in which the fields of the act may be filled in. */
const form = (...places: string[]) =>
  z.strictObject({
    title: word.describe('What the form does'),
    button: word.describe('What pressing does'),
    said: withPlaces(word.describe('What was done'), places),
  });

/** What the playground says around its data. */
export const playgroundWords = z.strictObject({
  register: z.strictObject({
    context: wordsWith('n', 'date', 'block'),
    drag: word.describe('How shares are dragged'),
    shares: word.describe('Unit, in lower case'),
  }),
  check: z.strictObject({
    title: word,
    context: wordsWith('n'),
    line: wordsWith('file', 'line'),
    more: word,
    refusedBy: wordsWith('rule'),
    other: wordsWith('error'),
    done: word,
  }),
  fields: z.strictObject({
    from: word,
    to: word,
    amount: word,
    who: word,
    of: word,
    limit: word,
    days: word,
    sum: word,
    allowed: word,
    on: word,
  }),
  acts: z.strictObject({
    transfer: form('from', 'to', 'amount'),
    issue: form('to', 'amount'),
    country: form('country'),
    holders: form('limit'),
    largest: form('limit'),
    lockup: form('days'),
    threshold: form('limit'),
    approve: form('from', 'to', 'amount'),
    freeze: form('who'),
    pause: form(),
    order: form('from', 'to', 'amount'),
    recover: form('who'),
    withdraw: form('who'),
    pay: form('sum', 'days'),
    wait: form('days'),
  }),
  release: z.strictObject({ freeze: form('who'), pause: form(), country: form('country') }),
  rules: z.strictObject({ title: word, intro: word }),
  powers: z.strictObject({ title: word, intro: word }),
  payout: wordsWith('name', 'sum'),
  unpaid: wordsWith('name'),
  guide: z.strictObject({
    title: word,
    choose: word,
    free: word,
    ready: word,
    run: word,
    done: word,
    read: word,
  }),
  engineer: z.strictObject({
    title: word,
    intro: word,
    none: word,
    hash: word,
    block: word,
    gas: word,
    call: word,
    answer: word,
    events: word,
    storage: word,
    succeeded: word,
    reverted: word,
    slots: wordsWith('n'),
  }),
  keep: z.strictObject({
    share: word,
    shared: word,
    tooLong: wordsWith('n'),
    save: word,
    again: word,
    broken: word,
    failed: word,
    working: word,
  }),
});

export type PlaygroundWords = z.infer<typeof playgroundWords>;
