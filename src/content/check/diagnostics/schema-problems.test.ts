import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { wording } from './schema-problems.ts';

test('a value of a kind that files cannot write is told with what its field holds', () => {
  const schema = z.strictObject({
    opens: z.date().describe('When the office opens'),
    at: z.date(),
  });
  const issues = schema.safeParse({ opens: 'noon', at: true }, { reportInput: true }).error?.issues;
  expect(issues?.map((issue) => wording(schema, issue))).toEqual([
    "must be of another kind, not 'noon'; it holds: When the office opens",
    "must be of another kind, not 'true'",
  ]);
});

test('a field that is missing in one of two forms is told with what it holds there', () => {
  const schema = z.strictObject({
    name: z.string().describe('The page'),
    call: z.union([
      z.strictObject({ name: z.string().describe('The button') }),
      z.strictObject({ icon: z.string().describe('A drawing') }),
    ]),
  });
  const issues = schema.safeParse({ name: 'a', call: {} }, { reportInput: true }).error?.issues;
  expect(issues?.map((issue) => wording(schema, issue))).toEqual([
    'is missing; it holds: The button; or is missing; it holds: A drawing',
  ]);
});
