import { z } from 'astro/zod';
import { text } from '../shared/text.ts';
import { count } from './illustration-parts.ts';

const vintage = z
  .strictObject({
    year: text(10).describe("Year or other period in quotes, such as '2024'"),
    issued: count.min(1, 'must be at least 1').describe('Units issued'),
    retired: count.describe('Units that were used and can never be used again'),
  })
  .refine(({ issued, retired }) => retired <= issued, {
    path: ['retired'],
    error: ({ input }) => {
      const { issued, retired } = input as { issued: number; retired: number };
      return `${retired} units are retired, but only ${issued} were issued`;
    },
  });

/** The data of vintages: units by the year in which they were earned, issued, retired and still active. */
export const vintages = z
  .strictObject({
    unit: text(16)
      .optional()
      .describe('What is counted, in the plural; without it the units of the interface words'),
    retired: text(16).optional().describe('Another word for retired, such as Redeemed'),
    active: text(16).optional().describe('Another word for active, such as Open'),
    period: text(16)
      .optional()
      .describe('Another word for vintage over the years, such as Quarter'),
    left: text(32).optional().describe('Other words for can still be used, such as are in store'),
    vintages: z.array(vintage).min(3).max(6).describe('The vintages, oldest first'),
  })
  .refine(
    ({ vintages: list }) =>
      list.every(({ year }, index) => list.findIndex((other) => other.year === year) === index),
    { path: ['vintages'], error: 'every vintage needs a year of its own' },
  );

export type VintagesData = z.infer<typeof vintages>;
