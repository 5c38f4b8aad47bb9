import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { provenance, status } from '../../schemas/figures/figure-status.ts';
import { asValue } from '../../schemas/figures/marked.ts';
import { unnamedFigures } from './unnamed-figures.ts';

const figure = z.strictObject({ label: z.string(), value: z.string(), ...provenance });
const awards = { awards: [{ label: 'prizes', value: '4', status: 'stated' }] };
const pathsIn = (entry: z.ZodType) =>
  unnamedFigures(z.strictObject({ awards: z.array(entry) }), awards).map(({ path }) => path);

test('a figure whose schema is not marked is named with its place', () => {
  expect(pathsIn(figure)).toEqual([['awards', 0]]);
  const looser = figure.extend({ status: status.optional() }).describe('A prize');
  expect(pathsIn(z.union([z.string(), looser]))).toEqual([['awards', 0]]);
});

test('a marked one is not, whatever lies around it', () => {
  expect(pathsIn(asValue(figure).describe('A prize').optional())).toEqual([]);
});

test('a status of something else is no figure', () => {
  expect(pathsIn(figure.extend({ status: z.enum(['stated', 'open']) }))).toEqual([]);
});
