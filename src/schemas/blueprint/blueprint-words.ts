import { group, word, wordsWith } from '@falaj/contract/words/sentence.ts';
import { z } from 'astro/zod';
import { counted } from '../shared/counted.ts';
import { aside } from '../shared/searched.ts';
import { blueprintRegisters } from './blueprint-register-words.ts';

const NUMBERS = 'size holders minimum shared wait';

/** The words of the form of /tools/blueprint. */
export const blueprintForm = aside(
  z.strictObject({
    title: word,
    note: word.describe('Under the title, while the worked example is shown'),
    legends: group('asset people holders calendar').describe('Over the groups of fields'),
    labels: group(`asset issuer investors liquidity systems ${NUMBERS} start ramadan`).describe(
      'Names of the fields',
    ),
    hints: group(NUMBERS).describe('Below the fields that take a number'),
    errors: z
      .strictObject({
        investors: word,
        start: wordsWith('min', 'max'),
      })
      .describe('What is wrong with an answer, and how to mend it'),
    show: word.describe('The button that leads to the proposal'),
    loading: word,
    failed: word.describe('When the rules could not be fetched'),
    retry: word,
    broken: z
      .strictObject({ title: word, text: wordsWith('names'), version: word, button: word })
      .describe('When an address holds no plan that can be read'),
  }),
).describe('The form');

const gantt = z.strictObject({
  title: word,
  intro: word,
  answers: word,
  answersText: word,
  own: word,
  critical: word,
  slack: counted,
  dates: wordsWith('from', 'to'),
  bring: word,
  get: word,
  bars: group('shortest range critical').describe('What the bars of the chart mean'),
  holidays: wordsWith('list'),
  noHolidays: word,
  short: counted,
  later: wordsWith('day'),
});

const exports = z.strictObject({
  ...group('title print calendar table copy copied send').shape,
  sendNote: word,
  file: word.describe('Name of the files, without ending'),
  message: wordsWith('asset', 'size', 'issuer', 'holders', 'weeks', 'soonest', 'end', 'url'),
});

/** The words of the proposal, on the page and in its files. */
export const blueprintWords = aside(
  z.strictObject({
    title: wordsWith('asset'),
    answers: wordsWith('size', 'issuer', 'countries', 'holders', 'minimum'),
    none: word.describe('The answer to a question of which nothing was ticked, in print'),
    again: word.describe('The link to the plan itself, in print'),
    summary: wordsWith('weeks', 'start', 'soonest', 'end'),
    facts: group('weeks earliest latest cheaper paper token unfit').describe(
      'Below the figures at the head: weeks, dates and the cheaper register',
    ),
    structure: word,
    parts: group(
      'vehicle standard network custody modules approvals drivers cautions documents tracks plan',
    ).describe('Headings of its parts'),
    intros: group('modules approvals drivers cautions').describe('Below some of these headings'),
    estimate: word,
    risk: z
      .strictObject({ share: word, full: word })
      .describe('The warnings of site.yaml; the asset says which one stands there'),
    registers: blueprintRegisters.describe(
      'Whether paper or a token is cheaper, and the sum behind it',
    ),
    gantt: gantt.describe('The steps on a calendar'),
    exports: exports.describe('Ways to take the plan along'),
    calendar: z
      .strictObject({
        start: wordsWith('asset'),
        step: wordsWith('step', 'offer'),
        end: wordsWith('asset'),
        range: wordsWith('soonest', 'latest'),
        estimate: word,
      })
      .describe('Entries of the calendar file'),
    table: z
      .strictObject({
        columns: z.array(word).length(9).describe('Heads of its nine columns, in order'),
        yes: word,
        no: word,
      })
      .describe('The table as a file'),
  }),
).describe('The proposal');

export type BlueprintForm = z.infer<typeof blueprintForm>;
export type BlueprintWords = z.infer<typeof blueprintWords>;
