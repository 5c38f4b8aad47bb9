import { group, withPlaces, word, wordsWith } from '@falaj/contract/words/sentence.ts';
import { z } from 'astro/zod';
import { counted } from '../shared/counted.ts';

/** The words of an act: its form, and a sentence about what it did, in which its fields can be filled in. */
const form = (...places: string[]) =>
  z.strictObject({
    title: word.describe('What the form does'),
    button: word.describe('What pressing does'),
    sentence: withPlaces(word.describe('What was done'), places),
  });

/** The words of the playground. */
export const playgroundWords = z.strictObject({
  register: z
    .strictObject({
      context: wordsWith('n', 'date', 'block'),
      drag: word.describe('How shares are dragged'),
      shares: z
        .strictObject({
          ...{ zero: word.optional(), one: word, two: word.optional() },
          ...{ few: word.optional(), many: word.optional(), other: word },
        })
        .describe('Unit behind a number, in lower case, in the forms of the language'),
      amount: counted.describe('A number of shares'),
      days: counted.describe('A number of days'),
    })
    .describe('The register of holders'),
  check: z
    .strictObject({
      title: word,
      context: wordsWith('n'),
      line: wordsWith('file', 'line'),
      more: word,
      refusedBy: wordsWith('rule'),
      other: wordsWith('error'),
      done: word,
      none: word.describe('Stands in place of the checks as long as nothing was sent'),
      views: word.describe('Over the two ways to look at an answer, for screen readers'),
    })
    .describe('The check of the last transfer'),
  fields: group('from to amount who of limit days sum allowed on').describe(
    'Names of the fields of the forms',
  ),
  acts: z
    .strictObject({
      transfer: form('from', 'to', 'shares').describe('Sending shares'),
      issue: form('to', 'shares').describe('Giving out new shares'),
      country: form('country').describe('Adding a country to the list'),
      holders: form('limit').describe('Limiting how many holders there are'),
      largest: form('shares').describe('Limiting the largest holding'),
      lockup: form('days').describe('Locking new shares for some days'),
      threshold: form('shares').describe('Above how many shares a transfer needs an approval'),
      approve: form('from', 'to', 'shares').describe('Approving one transfer'),
      freeze: form('who').describe('Freezing a wallet'),
      pause: form().describe('Pausing all transfers'),
      order: form('from', 'to', 'shares').describe('Moving shares by order of a court'),
      recover: form('who').describe('Moving all of a holder to a new wallet'),
      withdraw: form('who').describe('Taking back an identity claim'),
      pay: form('sum', 'days').describe('Paying out to the holders of a past day'),
      wait: form('days').describe('Letting days pass'),
    })
    .describe('What can be done, each with its form'),
  release: z
    .strictObject({
      freeze: form('who').describe('Releasing a wallet'),
      pause: form().describe('Opening trading again'),
      country: form('country').describe('Taking a country off the list'),
    })
    .describe('How three of the acts are undone'),
  rules: z.strictObject({ title: word, intro: word }).describe('Over the forms that change a rule'),
  powers: z
    .strictObject({ title: word, intro: word })
    .describe('Over the forms that act for the issuer'),
  payout: wordsWith('name', 'sum'),
  unpaid: wordsWith('name'),
  guide: z
    .strictObject({
      title: word,
      choose: word,
      free: word,
      ready: word,
      run: word,
      done: word,
      read: word,
    })
    .describe('The list of scenarios and the way through one'),
  engineer: z
    .strictObject({
      title: word,
      intro: word,
      none: word,
      hash: word,
      block: word,
      gas: word,
      call: word,
      to: word.describe(
        'From a caller to a call, and from one value to the next, said in place of an arrow',
      ),
      answer: word,
      events: word,
      storage: word,
      succeeded: word,
      reverted: word,
      slots: wordsWith('n'),
      earlier: wordsWith('n').describe('Over the transactions before the last ones'),
    })
    .describe('The list of transactions, for engineers'),
  keep: z
    .strictObject({
      share: word,
      shared: word,
      tooLong: wordsWith('n'),
      save: word,
      again: word,
      broken: word,
      failed: word,
      working: word,
    })
    .describe('Links, files and states of the whole playground'),
});

export type PlaygroundWords = z.infer<typeof playgroundWords>;
