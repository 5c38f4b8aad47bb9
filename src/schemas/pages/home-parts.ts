import { z } from 'astro/zod';
import { hasSource, provenance, sourceMissing } from '../figures/figure-status.ts';
import { asValue } from '../figures/marked.ts';
import { call } from '../shared/call.ts';
import { picture } from '../shared/picture.ts';
import { sectionHead } from '../shared/section-head.ts';
import { heading, href, path, slug, text, textWith, unsearched } from '../shared/text.ts';

/** Authorities and standards that the work follows, each linked to what it requires. */
export const rulebooks = z
  .strictObject({
    intro: text(160).describe('What the cards are; claims no approval'),
    items: z
      .array(
        z.strictObject({
          name: heading(16).describe('Authority, law or standard, in short'),
          scope: text(32).describe('Where or for what it holds'),
          href: href.describe('The article or entry that explains it'),
        }),
      )
      .min(3)
      .max(8)
      .describe('The cards, in order'),
  })
  .describe('The section of rules below the hero');

/** The wall of assets. Names, pictures and minimums come from the offers. */
export const assets = z
  .strictObject({
    ...sectionHead,
    minimum: textWith(24, 'amount').describe('The smallest holding, where the offer states one'),
    open: text(32).describe('What stands where the offer states no minimum'),
    risk: unsearched(320).describe('The risk wording beside the minimums: {warning.full}'),
    items: z
      .array(
        z.strictObject({
          name: text(24).describe('What the asset is called on its tile'),
          href: path.describe('Its offer'),
        }),
      )
      .length(12, 'the wall has two halves of six tiles')
      .describe('The assets, in order'),
  })
  .describe('The wall of assets');

/** One study, shown large. */
export const featuredStudy = z
  .strictObject({
    id: slug.describe('Its id on the page of case studies; the first result is the large figure'),
    image: picture,
    call: call.describe('Where the whole study is read'),
  })
  .describe('One case study, full width');

/** A sample asset that visitors divide into shares. */
export const division = z
  .strictObject({
    ...sectionHead,
    label: text(40).describe('What is chosen: the number of shares'),
    each: textWith(80, 'n').describe('What the price is for'),
    note: text(120).optional().describe('Below the price'),
    risk: unsearched(320).describe('The risk wording below the price: {warning.share} or shorter'),
    whole: asValue(
      z
        .strictObject({
          label: text(60).describe('What is divided'),
          value: z.int().positive().describe('What the whole is worth'),
          prefix: unsearched(4).describe('Before the value, such as $'),
          ...provenance,
        })
        .refine(hasSource, sourceMissing())
        .describe('The whole before it is divided'),
    ),
    cuts: z
      .array(
        z.strictObject({
          shares: z.int().positive().describe('Into how many shares'),
          image: picture,
        }),
      )
      .length(5, 'the slider has five stops')
      .describe('The stops of the slider, fewest shares first'),
    chosen: z.int().positive().describe('The number of shares that is chosen from the start'),
  })
  .refine(({ cuts, chosen }) => cuts.some(({ shares }) => shares === chosen), {
    path: ['chosen'],
    message: 'must be one of the numbers of shares in cuts',
  })
  .describe('Divide it yourself');

export type RulebooksContent = z.infer<typeof rulebooks>;
export type AssetsContent = z.infer<typeof assets>;
export type DivisionContent = z.infer<typeof division>;
