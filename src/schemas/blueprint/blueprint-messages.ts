import { group, message } from '@falaj/contract/messages/sentence.ts';
import { z } from 'astro/zod';
import { counted } from '../shared/counted.ts';
import { aside } from '../shared/searched.ts';

const NUMBERS = 'size holders minimum shared wait';

/** The messages of the form of /tools/blueprint. */
export const blueprintForm = aside(
  group('title loading retry').extend({
    note: message.describe('Under the title, while the worked example is shown'),
    legends: group('asset people holders calendar').describe('Over the groups of fields'),
    labels: group(`asset issuer investors liquidity systems ${NUMBERS} start ramadan`).describe(
      'Names of the fields',
    ),
    hints: group(NUMBERS).describe('Below the fields that take a number'),
    errors: group('investors start{min,max}').describe(
      'What is wrong with an answer, and how to mend it',
    ),
    show: message.describe('The button that leads to the proposal'),
    failed: message.describe('When the rules could not be fetched'),
    broken: group('title text{names} version button').describe(
      'When an address holds no plan that can be read',
    ),
  }),
).describe('The form');

/** The messages of the comparison between a paper register and a token. */
const registers = group(
  'title paper{saved,years} token{saved,years} crossing{difference,each,crossing,holders} never',
  'crossingShared{crossing}',
  'sum{fixed,holders,each,total} burden{yearly,burden,size,bearable,from} inputs',
  'turnover{turnover,years,shared} more',
).extend({
  unfit: message.describe('Where the model does not fit the kind of asset'),
  columns: group('cost paper sharedPaper token further').describe(
    'Names of the registers, and heads of the table of inputs',
  ),
  per: group('once year holder holder-year transfer').describe(
    'How often a row of the cost model is paid',
  ),
});

const gantt = group(
  'title intro answers answersText own critical dates{from,to} bring get holidays{list} noHolidays',
  'later{day}',
).extend({
  slack: counted,
  short: counted,
  bars: group('shortest range critical').describe('What the bars of the chart mean'),
});

const exports = group(
  'title print calendar table copy copied send sendNote',
  'message{asset,size,issuer,holders,weeks,soonest,end,url}',
).extend({ file: message.describe('Name of the files, without ending') });

/** The messages of the proposal, on the page and in its files. */
export const blueprintMessages = aside(
  group(
    'title{asset} answers{size,issuer,countries,holders,minimum}',
    'summary{weeks,start,soonest,end} structure estimate',
  ).extend({
    none: message.describe('The answer to a question of which nothing was ticked, in print'),
    again: message.describe('The link to the plan itself, in print'),
    facts: group('weeks earliest latest cheaper paper token unfit').describe(
      'Below the figures at the head: weeks, dates and the cheaper register',
    ),
    parts: group(
      'vehicle standard network custody modules approvals drivers cautions documents tracks plan',
    ).describe('Headings of its parts'),
    intros: group('modules approvals drivers cautions').describe('Below some of these headings'),
    risk: group('share full').describe(
      'The warnings of site.yaml; the asset says which one stands there',
    ),
    registers: registers.describe('Whether paper or a token is cheaper, and the sum behind it'),
    gantt: gantt.describe('The steps on a calendar'),
    exports: exports.describe('Ways to take the plan along'),
    calendar: group(
      'start{asset} step{step,offer} end{asset} range{soonest,latest} estimate',
    ).describe('Entries of the calendar file'),
    table: group('yes no')
      .extend({
        columns: z.array(message).length(9).describe('Heads of its nine columns, in order'),
      })
      .describe('The table as a file'),
  }),
).describe('The proposal');

export type BlueprintForm = z.infer<typeof blueprintForm>;
export type BlueprintMessages = z.infer<typeof blueprintMessages>;
