import { z } from 'astro/zod';
import { formatNumber } from '../../lib/format-number.ts';
import { count, sumOf } from '../illustrations/illustration-parts.ts';
import { text } from '../shared/text.ts';

const format = (value: number) => formatNumber(value, undefined);
const title = text(40).describe('The title of the screen');
const context = text(100).describe('What is seen, in one line');

const entry = z.strictObject({
  id: text(12).describe('Its number in the register, which stands on no other page'),
  class: text(40).describe('Who it is and where, such as Pension fund, AE'),
  holders: count.default(1).describe('How many holders it stands for; more than 1 for a nominee'),
  units: count.describe('How many units'),
  lists: z.array(z.int().min(1)).min(1).max(3).describe('Numbers of the lists that it was in'),
  isNew: z.boolean().default(false).describe('Tinted: what the decision of the study has added'),
});

/** The entries of all lists together. */
export const entriesOf = (lists: { entries: number }[]) => sumOf(lists, ({ entries }) => entries);

/** Three lists that become one register. Entries and units are added up. */
const listsScreen = z
  .strictObject({
    kind: z.literal('lists').describe('Three lists that become one register'),
    title,
    context,
    lists: z
      .array(
        z.strictObject({
          name: text(20).describe('Who kept the list'),
          entries: count.describe('How many holders were in it'),
        }),
      )
      .length(3, 'there are three lists')
      .describe('The lists before'),
    double: count.describe('Entries that stood in two lists, and go'),
    holders: count.describe('Holders of the register: the entries without the double ones'),
    total: count.describe('Units in the register'),
    rows: z.array(entry).min(3).max(5).describe('Some entries of the register'),
    others: z
      .strictObject({
        count: count.describe('How many holders they are'),
        units: count.describe('What they hold together'),
      })
      .describe('All others, in one row'),
  })
  .superRefine(({ lists, double, holders, total, rows, others }, issues) => {
    const entries = entriesOf(lists) - double;
    if (entries !== holders)
      issues.addIssue({
        code: 'custom',
        path: ['holders'],
        message: `is ${format(holders)}, but the lists without the ${format(double)} double entries have ${format(entries)}; write ${entries}`,
      });
    const left = {
      count: holders - sumOf(rows, (row) => row.holders),
      units: total - sumOf(rows, ({ units }) => units),
    };
    for (const field of ['count', 'units'] as const)
      if (others[field] !== left[field])
        issues.addIssue({
          code: 'custom',
          path: ['others', field],
          message: `is ${format(others[field])}, but the rows above leave ${format(left[field])} of ${format({ count: holders, units: total }[field])}; write ${left[field]}`,
        });
    for (const [index, row] of rows.entries())
      for (const [place, list] of row.lists.entries())
        if (list > lists.length)
          issues.addIssue({
            code: 'custom',
            path: ['rows', index, 'lists', place],
            message: `there is no list ${list}; write a number from 1 to ${lists.length}`,
          });
  });

/** What each member owes every other one. The net position of each is worked out from it. */
const clearingScreen = z
  .strictObject({
    kind: z.literal('clearing').describe('A table of what members owe each other'),
    title,
    context,
    members: z.array(text(12)).min(3).max(8).describe('Who owes and is owed, in order'),
    owes: z
      .array(z.array(count.max(999, 'must be at most 999; write the table in thousands')))
      .describe(
        'A row for each member: what it owes to each, in the order of members; 0 to itself',
      ),
  })
  .superRefine(({ members, owes }, issues) => {
    const refuse = (path: PropertyKey[], message: string) =>
      issues.addIssue({ code: 'custom', path: ['owes', ...path], message });
    const size = members.length;
    if (owes.length !== size)
      refuse([], `has ${owes.length} rows for ${size} members; write a row for each member`);
    for (const [index, row] of owes.entries()) {
      if (row.length !== size)
        refuse([index], `has ${row.length} numbers for ${size} members; write one for each`);
      if (row[index])
        refuse([index, index], `${members[index]} cannot owe itself anything; write 0`);
    }
  });

const range = z.strictObject({
  name: text(12).describe('Project and vintage, such as NB-2023'),
  first: count.min(1, 'must be at least 1').describe('Its first serial number'),
  last: count.describe('Its last serial number'),
});

/** Ranges of serial numbers on a ruler, and one that was offered although its numbers are taken. */
const serialsScreen = z
  .strictObject({
    kind: z.literal('serials').describe('A ruler of serial numbers'),
    title,
    context,
    measure: text(8).describe('What a serial number stands for, such as t'),
    ranges: z.array(range).min(3).max(8).describe('The listed ranges, lowest numbers first'),
    refused: range.describe('The range that was refused, because some of its numbers are taken'),
  })
  .superRefine(({ ranges, refused }, issues) => {
    const refuse = (path: PropertyKey[], message: string) =>
      issues.addIssue({ code: 'custom', path, message });
    for (const [path, { first, last }] of [
      ...ranges.map((one, index) => [['ranges', index], one] as const),
      [['refused'], refused] as const,
    ])
      if (last < first)
        refuse([...path, 'last'], `must be at least ${first}, the first number of the range`);
    for (const [index, { first }] of ranges.entries()) {
      const before = ranges[index - 1];
      if (before && first <= before.last)
        refuse(
          ['ranges', index, 'first'],
          `${format(first)} is taken: ${before.name} ends at ${format(before.last)}; write ${before.last + 1} or more`,
        );
    }
    const isTaken = ranges.some(
      ({ first, last }) => refused.first <= last && first <= refused.last,
    );
    if (!isTaken)
      refuse(
        ['refused', 'first'],
        'none of its numbers is taken, so nothing refuses it; write numbers of a listed range',
      );
  });

/** Transfers of a year, drawn from the calculation of the study, and the days of one of them. */
const transfersScreen = z
  .strictObject({
    kind: z.literal('transfers').describe('Transfers of a year, and the days of one'),
    title,
    context,
    days: z
      .array(
        z.strictObject({
          day: count.describe('The day, counted from the request'),
          text: text(40).describe('What is done by then'),
        }),
      )
      .min(3)
      .max(6)
      .describe('The steps of one transfer, from day 0 on'),
  })
  .superRefine(({ days }, issues) => {
    for (const [index, { day }] of days.entries()) {
      const before = days[index - 1]?.day ?? -1;
      if (day <= before || (index === 0 && day !== 0))
        issues.addIssue({
          code: 'custom',
          path: ['days', index, 'day'],
          message:
            index === 0
              ? 'the days are counted from the request; write 0'
              : `comes after day ${before}; write ${before + 1} or more`,
        });
    }
  });

/** The screen of a study: each kind shows another part of the product. */
export const studyScreen = z.discriminatedUnion('kind', [
  listsScreen,
  clearingScreen,
  serialsScreen,
  transfersScreen,
]);

export type StudyScreenContent = z.infer<typeof studyScreen>;
export type StudyScreenKind = StudyScreenContent['kind'];
/** The data of one kind of screen, for its component. */
export type StudyScreenOf<Kind extends StudyScreenKind> = Extract<
  StudyScreenContent,
  { kind: Kind }
>;
