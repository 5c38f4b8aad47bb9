import { parse } from 'yaml';
import tableFile from '/content/regulators.yaml?raw';
import { agedSources } from '../features/regulators/aged-sources.ts';
import { type RegulatorTable, regulators } from '../schemas/regulators/regulators.ts';
import type { WhoRegulatesContent } from '../schemas/regulators/who-regulates.ts';
import { longest } from './longest.ts';

/** The decision table of the site. */
export const sampleTable: RegulatorTable = regulators.parse(parse(tableFile));

/** Messages of the guide, short ones or as long as they may be. */
export const sampleGuide = (isLong: boolean): WhoRegulatesContent['guide'] => {
  const say = (short: string, length: number) => (isLong ? longest(length) : short);
  return {
    step: 'Question {n} of {of}',
    regulators: say('Regulators', 40),
    states: {
      likely: say('Likely', 20),
      possible: say('Possible', 20),
      open: say('Open', 20),
      out: say('No row', 20),
    },
    answers: say('Your answers', 40),
    change: say('Change', 30),
    back: say('Back', 30),
    restart: say('Restart', 30),
    fault: say('This address cannot be read.', 160),
    result: say('Result', 60),
    found: 'Likely: {likely}. Possible: {possible}.',
    fallen: 'Out: {out}.',
    fell: '{question} {answer}.',
    none: 'none',
    noRow: say('No row fits.', 240),
    always: say('No advice.', 320),
    reasons: say('Reasons', 40),
    print: say('Print', 30),
    copy: say('Copy', 30),
    copied: say('Copied', 40),
  };
};

/** Messages of the table, short ones or as long as they may be. */
export const sampleTableMessages = (isLong: boolean): WhoRegulatesContent['table'] => {
  const say = (short: string, length: number) => (isLong ? longest(length) : short);
  return {
    title: say('The table', 80),
    intro: say('Row by row.', 240),
    resultTitle: say('What fits', 80),
    whole: say('Show all', 40),
    strength: { likely: say('Likely', 20), possible: say('Possible', 20) },
    instrument: say('Instrument', 30),
    sources: say('Source', 30),
    uncertain: say('Uncertain', 30),
    ask: say('Ask', 30),
    published: 'of {day}',
    undated: say('without a day', 40),
    read: 'read {day}',
    basis: { text: say('Text', 30), report: say('Report', 30) },
    unread: say('Not read', 60),
  };
};

/** The sources of the table, prepared for printing on a day. */
export const sampleSources = (today: string) =>
  agedSources(sampleTable.sources, sampleTableMessages(false), today, 'en-AE');
