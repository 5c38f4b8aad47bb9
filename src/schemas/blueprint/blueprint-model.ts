import { z } from 'astro/zod';
import { href, unsearched } from '../shared/text.ts';
import { assetName } from './blueprint-answers.ts';

/**
 * A kind of asset, with the steps of its offer in which papers are filed and in which work waits for the
 * answers.
 */
export const blueprintAsset = z.strictObject({
  id: assetName,
  filed: z.number().int().min(1).describe('Step by whose end the papers are filed'),
  opens: z.number().int().min(2).describe('Step that waits for the answers'),
  risk: z.enum(['share', 'full']).describe('The risk wording of site.yaml that fits it'),
  paper: z.boolean().default(true).describe('Whether the cost model fits this kind of asset'),
});

/** A row of the cost model; amounts in US dollars. */
const costLine = z.strictObject({
  label: unsearched(60).describe('What is paid for, such as Contract audit'),
  paper: z.number().min(0).describe('What it costs with a paper register'),
  token: z.number().min(0).describe('What it costs with a token'),
  per: z
    .enum(['once', 'year', 'holder', 'holder-year', 'transfer'])
    .describe(
      'What it is paid for each time: once, each year, each holder, each holder every year, each transfer',
    ),
  shared: z.boolean().default(false).describe('Whether assets on one platform share it'),
});

/** What a paper register and a token cost, according to an article of the site. */
export const costModel = z.strictObject({
  href: href.describe('The article that the figures come from'),
  years: z.number().int().min(1).describe('How many years the sum runs over'),
  turnover: z.number().min(0).describe('Percent of the holders who sell in a year'),
  bearable: z.number().positive().describe('Percent of the size a year that a register may cost'),
  lines: z.array(costLine).min(1).describe('Its rows, as the article lists them'),
});

export type BlueprintModel = z.infer<typeof costModel>;
