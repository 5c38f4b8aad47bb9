import { z } from 'astro/zod';
import { counted } from './counted.ts';
import { withPlaces } from './places.ts';
import { aside } from './searched.ts';
import { word, wordsWith } from './text.ts';
import { group } from './word-group.ts';

const NUMBERS = 'size holders minimum shared wait';

/** A text in which some names may be filled in, and none has to be. */
const mayHold = (...places: string[]) => withPlaces(word, places);

/** What the form of /tools/blueprint says. */
export const blueprintForm = aside(
  z.strictObject({
    title: word,
    note: word.describe('Under the title, while the worked example is shown'),
    legends: group('asset people holders calendar'),
    labels: group(`asset issuer investors liquidity systems ${NUMBERS} start ramadan`),
    hints: group(NUMBERS),
    errors: z.strictObject({
      number: wordsWith('min', 'max'),
      investors: word,
      start: wordsWith('min', 'max'),
    }),
    show: word.describe('The button that leads to the proposal'),
    loading: word,
    failed: word.describe('When the rules could not be fetched'),
    retry: word,
    broken: z
      .strictObject({ title: word, text: wordsWith('names'), version: word, button: word })
      .describe('When an address holds no plan that can be read'),
  }),
).describe('The form');

const registers = z.strictObject({
  title: word,
  paper: wordsWith('saved', 'years'),
  token: wordsWith('saved', 'years'),
  unfit: word.describe('Where the model does not fit the kind of asset'),
  crossing: wordsWith('difference', 'each', 'crossing', 'holders'),
  never: word,
  sum: wordsWith('fixed', 'holders', 'each', 'total'),
  burden: wordsWith('yearly', 'burden', 'size', 'bearable', 'from'),
  inputs: word,
  turnover: wordsWith('turnover', 'years', 'shared'),
  columns: group('cost paper token'),
  per: z.record(z.enum(['once', 'year', 'holder', 'holder-year', 'transfer']), word),
  more: word,
});

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
  bars: group('shortest range critical'),
  holidays: wordsWith('list'),
  noHolidays: word,
  short: counted,
  later: wordsWith('day'),
});

const exports = z.strictObject({
  ...group('title pdf calendar table copy copied print send failed').shape,
  sendNote: word,
  file: word.describe('Name of the files, without ending'),
  message: wordsWith('asset', 'size', 'issuer', 'holders', 'weeks', 'soonest', 'end', 'url'),
});

/** What the proposal says, on the page and in its files. */
export const blueprintWords = aside(
  z.strictObject({
    title: wordsWith('asset'),
    answers: wordsWith('size', 'issuer', 'countries', 'holders', 'minimum'),
    summary: wordsWith('weeks', 'start', 'soonest', 'end'),
    facts: group('weeks earliest latest cheaper paper token unfit'),
    weeks: mayHold('weeks'),
    structure: word,
    parts: group(
      'vehicle standard network custody modules approvals drivers cautions documents tracks plan',
    ),
    intros: group('modules approvals drivers cautions'),
    rule: wordsWith('rule'),
    estimate: word,
    risk: z.strictObject({ share: word, full: word }),
    registers,
    gantt,
    exports,
    calendar: z.strictObject({
      start: wordsWith('asset'),
      step: wordsWith('step', 'offer'),
      end: wordsWith('asset'),
      range: wordsWith('soonest', 'latest'),
      estimate: word,
    }),
    table: z.strictObject({ columns: z.array(word).length(9), yes: word, no: word }),
  }),
).describe('The proposal');

export type BlueprintForm = z.infer<typeof blueprintForm>;
export type BlueprintWords = z.infer<typeof blueprintWords>;
