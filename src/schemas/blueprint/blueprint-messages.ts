import { group, message, messageWith } from '@falaj/contract/messages/sentence.ts';
import { z } from 'astro/zod';
import { counted } from '../shared/counted.ts';
import { aside } from '../shared/searched.ts';
import { blueprintRegisters } from './blueprint-register-messages.ts';

const NUMBERS = 'size holders minimum shared wait';

/** The messages of the form of /tools/blueprint. */
export const blueprintForm = aside(
  z.strictObject({
    title: message,
    note: message.describe('Under the title, while the worked example is shown'),
    legends: group('asset people holders calendar').describe('Over the groups of fields'),
    labels: group(`asset issuer investors liquidity systems ${NUMBERS} start ramadan`).describe(
      'Names of the fields',
    ),
    hints: group(NUMBERS).describe('Below the fields that take a number'),
    errors: z
      .strictObject({
        investors: message,
        start: messageWith('min', 'max'),
      })
      .describe('What is wrong with an answer, and how to mend it'),
    show: message.describe('The button that leads to the proposal'),
    loading: message,
    failed: message.describe('When the rules could not be fetched'),
    retry: message,
    broken: z
      .strictObject({
        title: message,
        text: messageWith('names'),
        version: message,
        button: message,
      })
      .describe('When an address holds no plan that can be read'),
  }),
).describe('The form');

const gantt = z.strictObject({
  title: message,
  intro: message,
  answers: message,
  answersText: message,
  own: message,
  critical: message,
  slack: counted,
  dates: messageWith('from', 'to'),
  bring: message,
  get: message,
  bars: group('shortest range critical').describe('What the bars of the chart mean'),
  holidays: messageWith('list'),
  noHolidays: message,
  short: counted,
  later: messageWith('day'),
});

const exports = z.strictObject({
  ...group('title print calendar table copy copied send').shape,
  sendNote: message,
  file: message.describe('Name of the files, without ending'),
  message: messageWith('asset', 'size', 'issuer', 'holders', 'weeks', 'soonest', 'end', 'url'),
});

/** The messages of the proposal, on the page and in its files. */
export const blueprintMessages = aside(
  z.strictObject({
    title: messageWith('asset'),
    answers: messageWith('size', 'issuer', 'countries', 'holders', 'minimum'),
    none: message.describe('The answer to a question of which nothing was ticked, in print'),
    again: message.describe('The link to the plan itself, in print'),
    summary: messageWith('weeks', 'start', 'soonest', 'end'),
    facts: group('weeks earliest latest cheaper paper token unfit').describe(
      'Below the figures at the head: weeks, dates and the cheaper register',
    ),
    structure: message,
    parts: group(
      'vehicle standard network custody modules approvals drivers cautions documents tracks plan',
    ).describe('Headings of its parts'),
    intros: group('modules approvals drivers cautions').describe('Below some of these headings'),
    estimate: message,
    risk: z
      .strictObject({ share: message, full: message })
      .describe('The warnings of site.yaml; the asset says which one stands there'),
    registers: blueprintRegisters.describe(
      'Whether paper or a token is cheaper, and the sum behind it',
    ),
    gantt: gantt.describe('The steps on a calendar'),
    exports: exports.describe('Ways to take the plan along'),
    calendar: z
      .strictObject({
        start: messageWith('asset'),
        step: messageWith('step', 'offer'),
        end: messageWith('asset'),
        range: messageWith('soonest', 'latest'),
        estimate: message,
      })
      .describe('Entries of the calendar file'),
    table: z
      .strictObject({
        columns: z.array(message).length(9).describe('Heads of its nine columns, in order'),
        yes: message,
        no: message,
      })
      .describe('The table as a file'),
  }),
).describe('The proposal');

export type BlueprintForm = z.infer<typeof blueprintForm>;
export type BlueprintMessages = z.infer<typeof blueprintMessages>;
