import { z } from 'astro/zod';
import { slug, unsearched } from '../shared/text.ts';
import { BOUNDS, INVESTORS, ISSUERS, LIQUIDITY, SYSTEMS } from './choices.ts';

/** The name of a solution's file, such as `real-estate`. */
export const assetName = slug.describe('File below content/offers/solutions, without ending');

/** The labels of a choice, one for each of its values. */
export const choices = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.record(z.enum(values), unsearched(60)).describe(`Labels of ${values.join(', ')}`);

/** A number within its bounds. */
const bounded = (name: keyof typeof BOUNDS) =>
  z.number().int().min(BOUNDS[name].min).max(BOUNDS[name].max);

/** The answers that a visitor gives the blueprint, and those of the worked example. */
export const blueprintAnswers = z.strictObject({
  asset: assetName,
  issuer: z.enum(ISSUERS).describe('Where the issuer is formed'),
  investors: z.array(z.enum(INVESTORS)).min(1).describe('Where investors live'),
  size: bounded('size').describe('What is to be divided, in US dollars'),
  holders: bounded('holders').describe('How many holders are expected'),
  minimum: bounded('minimum').describe('The smallest holding, in US dollars'),
  liquidity: z.enum(LIQUIDITY).describe('How holders may sell'),
  systems: z.array(z.enum(SYSTEMS)).describe('What is there already'),
  shared: bounded('shared').describe('How many assets share the platform, this one included'),
  wait: bounded('wait').describe('Weeks allowed for answers of regulators and other offices'),
  start: z.iso.date().describe('First day, such as 2027-01-03'),
  ramadan: z.boolean().describe('Whether working days are shorter in Ramadan'),
});

export type Answers = z.infer<typeof blueprintAnswers>;
