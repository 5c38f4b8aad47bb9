import { withPlaces } from '@falaj/contract/messages/sentence.ts';
import { z } from 'astro/zod';
import { href, path, slug, unsearched } from '../shared/text.ts';
import { ramadanHours, workingWeek } from '../site/working-week.ts';
import { assetName, blueprintAnswers, choices } from './blueprint-answers.ts';
import { blueprintAsset } from './blueprint-model.ts';
import { blueprintRange as range } from './blueprint-range.ts';
import { INVESTORS, ISSUERS, LIQUIDITY, SYSTEMS } from './choices.ts';

/** Placeholders that the engine fills in the messages of a rule. */
const PLACES = ['holders', 'size', 'minimum', 'average', 'shared', 'countries', 'issuer'];

/** One or more values of a list, of which any fits. */
const anyOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.array(z.enum(values)).min(1);

/** When a rule holds: every line that is given must be met. Without a line it always holds. */
const condition = z
  .strictObject({
    asset: z.array(assetName).min(1).optional().describe('The asset is one of these'),
    issuer: anyOf(ISSUERS).optional().describe('The issuer is formed in one of these'),
    investors: anyOf(INVESTORS).optional().describe('Some investors live in one of these'),
    liquidity: anyOf(LIQUIDITY).optional().describe('Holders may sell in one of these ways'),
    systems: anyOf(SYSTEMS).optional().describe('One of these is there already'),
    lacks: anyOf(SYSTEMS).optional().describe('One of these is missing'),
    size: range.optional().describe('What is to be divided, in US dollars'),
    holders: range.optional().describe('How many holders are expected'),
    minimum: range.optional().describe('The smallest holding, in US dollars'),
    average: range.optional().describe('Size divided by holders, in US dollars'),
    shared: range.optional().describe('How many assets share the platform'),
    wait: range.optional().describe('Weeks allowed for answers of offices'),
    oversold: z.boolean().optional().describe('Whether holders × minimum is more than the size'),
  })
  .describe('When the rule holds');

/** A rule: what it proposes, the reason, and the page with more about it. */
export const blueprintRule = z.strictObject({
  id: slug.describe('Shown beside every line that the rule produced'),
  when: condition.default({}),
  title: withPlaces(unsearched(80), PLACES).describe('What is proposed, in a few words'),
  text: withPlaces(unsearched(260), PLACES).describe('Why, in one or two sentences'),
  href: href.describe('The page behind it'),
});

const rules = z.array(blueprintRule).min(1);
/** Rules of which the first that holds is taken, so the last one must hold for every answer. */
const firstOf = rules.refine((list) => Object.keys(list.at(-1)?.when ?? {}).length === 0, {
  error: 'the last rule must have no `when`: it is taken where no other holds',
});

/**
 * A step of a track: its number, from 1, or `last`. In the track `asset` also `filed`, the step by whose end
 * papers are filed, or `opens`, the one that waits for the answers.
 */
const step = z
  .union([z.number().int().min(1), z.enum(['filed', 'opens', 'last'])])
  .describe('Its number from 1, or last; of the track asset also filed or opens');
const place = z.strictObject({
  track: slug.describe('Id of a track below, or asset for the asset’s own offer'),
  step,
});

/** An offer whose steps run parallel to those of the asset's own offer. */
export const blueprintTrack = blueprintRule.extend({
  offer: path.describe('The offer that gives steps, weeks and deliverables'),
  after: place.optional().describe('It begins when this step has ended; else on the first day'),
  before: place.optional().describe('This step waits until the last one here has ended'),
  waits: z
    .array(
      z.strictObject({
        step: z.number().int().min(1).describe('Number of the step here that waits'),
        for: place.describe('The step that must have ended first'),
      }),
    )
    .default([])
    .describe('Steps in the middle that wait for a step of another track'),
});

/** content/blueprint.yaml: how answers become a proposal. */
export const blueprintRules = z.strictObject({
  labels: z
    .strictObject({
      issuer: choices(ISSUERS),
      investors: choices(INVESTORS),
      liquidity: choices(LIQUIDITY),
      systems: choices(SYSTEMS),
    })
    .describe('What the choices are called'),
  example: blueprintAnswers.describe('The worked example'),
  week: workingWeek,
  ramadan: ramadanHours,
  assets: z.array(blueprintAsset).min(1).describe('The kinds of asset to choose from'),
  structure: z
    .strictObject({
      vehicle: firstOf.describe('What holds the asset'),
      standard: firstOf.describe('Token standard'),
      network: firstOf.describe('Kind of network'),
      custody: firstOf.describe('Kind of custody'),
    })
    .describe('The parts of which one is proposed each: the first rule that holds is taken'),
  modules: rules.describe('Rules of the contract: all that hold'),
  approvals: rules.describe('Approvals in the order in which they are sought: all that hold'),
  documents: z
    .array(blueprintRule.extend({ at: step.describe('Step of the asset’s own offer') }))
    .describe('Papers, each at the step that needs it: all that hold'),
  drivers: rules.describe('What moves the price: all that hold'),
  cautions: rules.describe('What speaks against it or needs care: all that hold'),
  tracks: z.array(blueprintTrack).describe('Further offers: all that hold'),
});

export type BlueprintRules = z.infer<typeof blueprintRules>;
export type Condition = z.infer<typeof condition>;
export type BlueprintRule = z.infer<typeof blueprintRule>;
export type BlueprintStep = z.infer<typeof step>;
export type BlueprintTrack = z.infer<typeof blueprintTrack>;
