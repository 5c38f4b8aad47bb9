import { group, message, messageWith, withPlaces } from '@falaj/contract/messages/sentence.ts';
import { z } from 'astro/zod';
import { counted } from '../shared/counted.ts';

/** The messages of an act: its form, and a sentence about what it did, in which its fields can be filled in. */
const form = (...places: string[]) =>
  z.strictObject({
    title: message.describe('What the form does'),
    button: message.describe('What pressing does'),
    sentence: withPlaces(message.describe('What was done'), places),
  });

/** The messages of the playground. */
export const playgroundMessages = group('payout{name,sum} unpaid{name}').extend({
  register: group('context{n,date,block}')
    .extend({
      drag: message.describe('How shares are dragged'),
      shares: group('one other')
        .extend({
          ...{ zero: message.optional(), two: message.optional() },
          ...{ few: message.optional(), many: message.optional() },
        })
        .describe('Unit behind a number, in lower case, in the forms of the language'),
      amount: counted.describe('A number of shares'),
      days: counted.describe('A number of days'),
    })
    .describe('The register of holders'),
  check: group('title context{n} line{file,line} more refusedBy{rule} other{error} done')
    .extend({
      none: message.describe('Stands in place of the checks as long as nothing was sent'),
      views: message.describe('Over the two ways to look at an answer, for screen readers'),
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
  rules: group('title intro').describe('Over the forms that change a rule'),
  powers: group('title intro').describe('Over the forms that act for the issuer'),
  guide: group('title choose free ready run done read').describe(
    'The list of scenarios and the way through one',
  ),
  engineer: group(
    'title intro none hash block gas call answer events storage succeeded reverted slots{n}',
  )
    .extend({
      to: message.describe(
        'From a caller to a call, and from one value to the next, said in place of an arrow',
      ),
      earlier: messageWith('n').describe('Over the transactions before the last ones'),
    })
    .describe('The list of transactions, for engineers'),
  keep: group('share shared tooLong{n} save again broken failed working').describe(
    'Links, files and states of the whole playground',
  ),
});

export type PlaygroundMessages = z.infer<typeof playgroundMessages>;
