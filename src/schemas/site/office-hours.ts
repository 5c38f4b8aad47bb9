import { messageWith } from '@falaj/contract/messages/sentence.ts';
import { z } from 'astro/zod';
import { hasNoRepeats } from '../shared/no-repeats.ts';
import { day, text, time } from '../shared/text.ts';

const isTimeZone = (zone: string) => Intl.supportedValuesOf('timeZone').includes(zone);

const isTime = (value: unknown) => time.safeParse(value).success;

/** When the office works: days and times are given once, and phrases are made from them. */
export const officeHours = z
  .strictObject({
    days: messageWith('from', 'to').describe('How working days are said, with {from} and {to}'),
    time: messageWith('from', 'to', 'zone').describe(
      'How working hours are said, with {from}, {to} and {zone}',
    ),
    zone: z
      .string()
      .refine(isTimeZone, 'must be a time zone such as Asia/Dubai')
      .describe('IANA time zone of the office'),
    zoneName: text(10).describe('What people call that zone, such as GST'),
    opens: time.describe('On the clock of the office, such as 09:00'),
    closes: time.describe('On the clock of the office, such as 18:00'),
    weekdays: z
      .array(z.number().int().min(0).max(6))
      .min(1)
      .refine(hasNoRepeats, 'names a day twice; name each once')
      .describe('Days on which the office works; 0 is Sunday'),
    holidays: z
      .array(
        z.strictObject({
          date: day.describe('Such as 2026-12-02'),
          name: text(40).describe('What is celebrated'),
        }),
      )
      .refine(
        (days) => hasNoRepeats(days.map(({ date }) => date)),
        'has one date twice; keep one of the two',
      )
      .describe('Days on which the office is closed; edit them once a year'),
  })
  // What is no time has a fault of its own.
  .refine(({ opens, closes }) => !isTime(opens) || !isTime(closes) || opens < closes, {
    path: ['closes'],
    message: 'must be later than opens',
  })
  .describe('When somebody is in the office');
