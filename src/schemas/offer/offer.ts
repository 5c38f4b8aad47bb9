import { z } from 'astro/zod';
import { metrics } from '../figures/metric.ts';
import { related } from '../shared/related.ts';
import { aside } from '../shared/searched.ts';
import { seo } from '../shared/seo.ts';
import { heading, path, slug, unsearched } from '../shared/text.ts';
import { brief } from './brief.ts';
import { caseStudies } from './case-study.ts';
import { faq } from './faq.ts';
import { featureExplorer } from './feature.ts';
import { hero } from './hero.ts';
import { heroDetail } from './hero-detail.ts';
import { limits } from './limits.ts';
import { problemSolution } from './problem-solution.ts';
import { process } from './process.ts';

/** The groups of the shared template; each is a folder of content/offers and part of the address. */
export const OFFER_GROUPS = [
  'solutions',
  'platforms',
  'services',
  'use-cases',
  'features',
  'industries',
] as const;

export type OfferGroup = (typeof OFFER_GROUPS)[number];

/** The group of an address: `solutions` of `/solutions/real-estate` and of `/ar/solutions/real-estate`. */
export function groupOf(path: string): OfferGroup {
  const found = OFFER_GROUPS.find((group) => path.includes(`/${group}/`));
  if (!found) throw new Error(`${path} is in no group of offers`);
  return found;
}

/** An address without a file of its own. Each group has a route (src/pages), so that it begins with one. */
const alias = path.regex(
  new RegExp(`^/(${OFFER_GROUPS.join('|')})/[a-z0-9-]+$`),
  'must begin with the address of a group and go on with one name, such as /industries/solar',
);

/** A page of the shared template (docs/site-rules.md#template). */
export const offer = z
  .strictObject({
    name: heading(40).describe('What menus, breadcrumbs and related links call this page'),
    price: slug.describe(
      'What our part usually costs: the value of a budget band in content/pages/contact.yaml, such as 100k-250k; texts say it as {price}',
    ),
    aliases: z.array(alias).default([]).describe('Other addresses that answer with this page'),
    seo,
    hero,
    heroDetail,
    problemSolution: problemSolution.describe('What is wrong today, and what changes'),
    features: featureExplorer.describe('What the offer can do'),
    brief: brief.optional(),
    metrics: metrics.optional().describe('Figures of the offer'),
    process: process.describe('How the work goes, step by step'),
    caseStudies: caseStudies.describe('Work that was done'),
    limits: limits.describe('What the buyer still needs, and what can go wrong'),
    faq: faq.describe('Two to five questions of a buyer'),
    closing: unsearched(60).describe(
      'Claim of the last section; its first button is that of the hero',
    ),
    bring: unsearched(80)
      .optional()
      .describe('One sentence under that claim: what to send or have at hand for a first answer'),
    related,
    notes: aside(z.array(z.string()))
      .default([])
      .describe(
        'For editors: facts of the company that could be read in two ways, and how they were read; not shown',
      ),
  })
  .refine(
    ({ heroDetail, features }) =>
      !heroDetail.illustrationOf ||
      features.items.some(
        ({ id, illustration }) => id === heroDetail.illustrationOf && illustration,
      ),
    {
      path: ['heroDetail', 'illustrationOf'],
      message: 'must be the id of a feature of this page that has an illustration',
    },
  )
  .describe('A page of the shared template');

export type Offer = z.infer<typeof offer>;
