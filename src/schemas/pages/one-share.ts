import { z } from 'astro/zod';
import { hasSource, provenance, sourceMissing } from '../figures/figure-status.ts';
import { asValue } from '../figures/marked.ts';
import { call } from '../shared/call.ts';
import { picture } from '../shared/picture.ts';
import { heading, text, unsearched } from '../shared/text.ts';

/** What a stop on the way is called and what happens there. */
const stop = {
  title: heading(20).describe('The stop in a word'),
  text: text(90).describe('What happens there, in one sentence'),
};

/** A sum of money for the whole asset. */
const sum = (what: string) =>
  asValue(
    z
      .strictObject({
        label: text(60).describe('What it is a sum of'),
        value: z.int().positive().describe(what),
        prefix: unsearched(4).describe('Before the value, such as $'),
        ...provenance,
      })
      .refine(hasSource, sourceMissing())
      .describe(what),
  );

/** One share of a sample asset, from the deed to its payout. */
export const oneShare = z
  .strictObject({
    title: heading(60).describe('The claim of the section'),
    whole: sum('What the whole asset is worth'),
    deed: z.strictObject({ ...stop, image: picture }).describe('The first stop: the title'),
    cut: z
      .strictObject({
        ...stop,
        label: unsearched(40).describe('What is chosen: the number of shares'),
        stops: z
          .array(
            z.strictObject({
              shares: z.int().positive().describe('Into how many shares'),
              each: text(60).describe('What the price is for'),
              image: picture,
            }),
          )
          .length(5, 'the gate has five places')
          .describe('The places of the gate, most shares first'),
        chosen: z.int().positive().describe('The number of shares that is chosen from the start'),
      })
      .refine(({ stops, chosen }) => stops.some(({ shares }) => shares === chosen), {
        path: ['chosen'],
        message: 'must be one of the numbers of shares in stops',
      })
      .describe('The second stop: the asset is divided'),
    check: z
      .strictObject({
        ...stop,
        rules: z
          .array(unsearched(12))
          .length(6, 'the channel has room for six')
          .describe('In a word each'),
        result: text(60).describe('What comes of it'),
        call: call.describe('Where a check can be tried'),
      })
      .describe('The third stop: rules run before the share moves'),
    register: z
      .strictObject({
        ...stop,
        holders: z
          .array(
            z.strictObject({
              number: unsearched(14).describe(
                'Number of the holder, which stands on no other page',
              ),
              who: unsearched(24).describe('What kind of holder, and where'),
              shares: z.int().positive().describe('How many shares'),
              isNew: z.boolean().default(false).describe('Whether the share has just come here'),
            }),
          )
          .length(4, 'the channel meets the third of four lines')
          .describe('The holders; the third has the share that is followed'),
      })
      .describe('The fourth stop: who holds what'),
    payout: z
      .strictObject({
        ...stop,
        whole: sum('What is left for all shares in a year'),
        call: call.describe('Where a payout like this is read about'),
      })
      .describe('The last stop: what the share receives'),
  })
  .refine(
    ({ cut, register }) =>
      register.holders.reduce((total, { shares }) => total + shares, 0) === cut.chosen,
    { path: ['register', 'holders'], message: 'must hold as many shares as are chosen in cut' },
  )
  .describe('One share from the deed to its payout');

export type OneShareContent = z.infer<typeof oneShare>;
