import { z } from 'astro/zod';
import { toolParts } from '../pages/tool.ts';
import { aside } from '../shared/searched.ts';
import { sectionHead } from '../shared/section-head.ts';
import { heading, text, textWith, unsearched } from '../shared/text.ts';

const guide = z
  .strictObject({
    step: textWith(60, 'n', 'of'),
    regulators: heading(40).describe('Over the list of regulators'),
    states: z
      .strictObject({
        likely: unsearched(20).describe('A row fits'),
        possible: unsearched(20).describe('A row fits that depends on more'),
        open: unsearched(20).describe('A row may still fit'),
        out: unsearched(20).describe('No row fits any more'),
      })
      .describe('What is known of a regulator'),
    answers: heading(40).describe('Over the answers so far'),
    change: unsearched(30).describe('Hint on the button of an answer'),
    back: unsearched(30).describe('The button to the question before'),
    restart: unsearched(30).describe('The button that begins afresh'),
    fault: unsearched(160).describe('Where an address holds no answers that can be read'),
    result: heading(60).describe('Over the result'),
    found: textWith(200, 'likely', 'possible'),
    fallen: textWith(60, 'out'),
    fell: textWith(80, 'question', 'answer'),
    none: unsearched(30).describe('In place of names where there are none'),
    noRow: text(240).describe('The result where no row fits'),
    always: text(320).describe('What holds for every result'),
    reasons: unsearched(40).describe('The link to the rows'),
    print: unsearched(30).describe('The button that prints'),
    copy: unsearched(30).describe('The button that copies the address'),
    copied: unsearched(40).describe('Said once it is copied'),
  })
  .describe('The questions and their result');

const table = z
  .strictObject({
    ...sectionHead,
    resultTitle: unsearched(80).describe('Its title while it shows a result'),
    whole: unsearched(40).describe('The button that shows all rows again'),
    strength: z
      .strictObject({
        likely: unsearched(20).describe('It is probably met'),
        possible: unsearched(20).describe('It depends on more'),
      })
      .describe('How sure a row is'),
    instrument: unsearched(30).describe('Beside the instrument'),
    sources: unsearched(30).describe('Beside the sources'),
    uncertain: unsearched(30).describe('Beside what is open'),
    ask: unsearched(30).describe('Beside the question for counsel'),
    published: textWith(40, 'day'),
    undated: unsearched(40).describe('A text without a day'),
    read: textWith(40, 'day'),
    basis: z
      .strictObject({
        text: unsearched(30).describe('The rule itself'),
        report: unsearched(30).describe('A publication about it'),
      })
      .describe('What was read'),
    unread: unsearched(60).describe('Mark of a source not checked for twelve months'),
  })
  .describe('The whole table');

/**
 * content/pages/tools/who-regulates-this.yaml: the tool that tells which regulators a project is likely to
 * meet.
 */
export const whoRegulatesPage = z.strictObject({
  ...toolParts,
  tool: z
    .strictObject({
      ...sectionHead,
      guide,
      example: z
        .strictObject({
          title: heading(60).describe('The project of the worked example'),
          text: text(280).describe('What it is, and that it is invented'),
          answers: aside(z.record(z.string(), z.string())).describe('Its answers, by question'),
        })
        .describe('The worked example'),
      table,
    })
    .describe('The tool, with a worked example and the whole table'),
});

export type WhoRegulatesPage = z.infer<typeof whoRegulatesPage>;
export type WhoRegulatesContent = WhoRegulatesPage['tool'];
export type GuideMessages = WhoRegulatesContent['guide'];
export type TableMessages = WhoRegulatesContent['table'];
