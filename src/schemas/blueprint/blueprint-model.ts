import { z } from 'astro/zod';
import { href, path, slug, unsearched } from '../shared/text.ts';
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
  id: slug.describe('Name by which pages refer to it: {cost.set-up.token}'),
  label: unsearched(80).describe('What is paid for, such as Contract audit'),
  paper: z.number().min(0).describe('What it costs with a paper register'),
  token: z.number().min(0).describe('What it costs with a token'),
  per: z
    .enum(['once', 'year', 'holder', 'holder-year', 'transfer'])
    .describe(
      'What it is paid for each time: once, each year, each holder, each holder every year, each transfer',
    ),
  further: z
    .strictObject({
      paper: z.number().min(0).describe('On paper'),
      token: z.number().min(0).describe('As a token'),
    })
    .optional()
    .describe('What each further asset on the same platform, or with the same registrar, adds'),
  joined: z
    .number()
    .min(0)
    .optional()
    .describe('What it costs to join a register that a licensed operator already runs'),
});

/** A worked deal of a page, of which the model gives the costs. */
const deal = z.strictObject({
  page: path.describe('The page that shows it'),
  holders: z.number().int().min(1).describe('How many holders it has'),
  on: z
    .union([z.enum(['added', 'joined']), z.number().int().min(1)])
    .describe('How many assets share the register, this one included; or added, or joined'),
  value: z.number().min(0).optional().describe('Value of the asset, in US dollars'),
  results: z
    .record(z.string(), z.string())
    .default({})
    .describe('Further results as sums of amounts, of results of the model and of those above'),
  shows: z
    .array(z.string())
    .default([])
    .describe('Results that the page has to show, such as saved.about'),
});

/** content/cost-model.yaml: what a paper register and a token cost, and the worked deals that rest on it. */
export const costModel = z.strictObject({
  href: href.describe('The article that explains it'),
  years: z.number().int().min(1).describe('How many years the sum runs over'),
  turnover: z.number().min(0).describe('Percent of the holders who sell in a year'),
  bearable: z.number().positive().describe('Percent of the size a year that a register may cost'),
  lines: z.array(costLine).min(1).describe('Its rows, as the article lists them'),
  deals: z.record(slug, deal).describe('Worked deals, each under the name that pages use'),
});

export type CostModelFile = z.infer<typeof costModel>;
/** The inputs of the model, which the blueprint works with. */
export type BlueprintModel = Omit<CostModelFile, 'deals'>;
