import { LANGUAGES } from '@falaj/contract/locale.ts';
import { z } from 'astro/zod';
import { formatTime } from '../../lib/duration.ts';
import { asStudy } from '../figures/marked.ts';
import { caseStudy } from '../offer/case-study.ts';
import { call } from '../shared/call.ts';
import { picture } from '../shared/picture.ts';
import { heading, text } from '../shared/text.ts';
import { calculation, leftOf } from './calculation.ts';
import { entriesOf, studyScreen } from './screens.ts';

/** More blocks than these cannot be told apart in a line. */
const MOST_BLOCKS = 40;

/** Every number of a text, without the commas between its thousands. */
const numbersOf = (said: string) =>
  (said.match(/\d[\d,]*/g) ?? []).map((number) => Number(number.replaceAll(',', '')));

/** A study of the case-studies page: a decision, a calculation and a screen over the story. */
export const fullStudy = asStudy(
  caseStudy
    .omit({ featured: true, testimonial: true })
    .extend({
      image: picture.describe('The picture beside its name'),
      decision: z
        .strictObject({
          text: heading(80).describe('What was decided'),
          because: text(140).describe('The reason, in a sentence'),
        })
        .describe('The decision that made the project work'),
      calculation: calculation.describe('What it came to, written out'),
      screen: studyScreen.describe('What the operator sees'),
      trial: z
        .strictObject({
          call: call.describe('Where a visitor tries it, such as Try a transfer'),
          shows: text(120).describe('What the visitor will see there'),
        })
        .describe('Where a visitor can check the claim'),
    })
    .superRefine(({ results, metrics, calculation: { unit, start, less }, screen }, context) => {
      const refuse = (path: PropertyKey[], message: string) =>
        context.addIssue({ code: 'custom', path, message });
      const said = [
        ...results.flatMap((result) => (typeof result === 'string' ? result : result.value)),
        ...Object.values(metrics ?? {}),
      ];
      const told = said.flatMap(numbersOf);
      const left = leftOf(start, less);
      // A language may say one or two of a unit in a word, without a digit.
      const timeIn = ({ tag }: { tag: string }) =>
        unit && formatTime({ unit, min: left, max: left }, tag);
      if (
        Object.values(LANGUAGES)
          .map(timeIn)
          .some((time) => said.includes(time ?? ''))
      )
        told.push(left);
      // A number that its own rule refuses already is refused once.
      const proven: [path: PropertyKey[], value: number][] = [
        [['calculation', 'leaves', 'value'], left],
      ];
      if (screen.kind === 'lists')
        proven.push([['screen', 'holders'], entriesOf(screen.lists) - screen.double]);
      for (const [path, value] of proven)
        if (!told.includes(value))
          refuse(
            path,
            `works out ${value}, which is in no result and no metric of this study; write it there, too`,
          );
      if (screen.kind === 'transfers' && start.value > MOST_BLOCKS)
        refuse(
          ['calculation', 'start', 'value'],
          `each is drawn as a block, so there can be at most ${MOST_BLOCKS}; write a smaller number or take another screen`,
        );
      if (screen.kind !== 'clearing') return;
      const size = screen.members.length;
      const pairs = size * (size - 1);
      if (start.value !== pairs)
        refuse(
          ['calculation', 'start', 'value'],
          `${size} members can owe each of ${size - 1} others, which is ${pairs}; write ${pairs}`,
        );
    }),
);

/** The studies of the page, in order. Neighbours differ in their screens. */
export const fullStudies = z
  .array(fullStudy)
  .min(1)
  .max(12)
  .superRefine((items, context) => {
    for (const [index, { screen }] of items.entries())
      if (items[index - 1]?.screen.kind === screen.kind)
        context.addIssue({
          code: 'custom',
          path: [index, 'screen', 'kind'],
          message: `is ${screen.kind} like that of the study before it; move the study or write another kind`,
        });
  });

export type FullStudy = z.infer<typeof fullStudy>;
