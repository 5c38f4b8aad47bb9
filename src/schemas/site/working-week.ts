import { z } from 'astro/zod';
import { day, text } from '../shared/text.ts';

/** Days on which a plan of the blueprint is laid. */
export const workingWeek = z
  .strictObject({
    days: z
      .array(z.number().min(0).max(1))
      .length(7)
      .refine((days) => days.some(Boolean), 'must have a working day')
      .describe('What each day counts as work, from Sunday to Saturday; a half day is 0.5'),
    holidays: z
      .array(
        z.strictObject({
          date: day.describe('Such as 2027-01-01'),
          name: text(40).describe('What is celebrated'),
        }),
      )
      .describe(
        'Holidays besides those of site.yaml, which leaves out days when the office is closed anyway',
      ),
  })
  .describe('The working week on which plans are laid');

/** Working days in Ramadan. */
export const ramadanHours = z
  .strictObject({
    hours: z.number().min(1).describe('Hours of a working day in Ramadan'),
    of: z.number().max(12).describe('Hours of a usual working day'),
  })
  .describe('How much shorter working days are in Ramadan');
