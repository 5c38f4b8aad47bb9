import { z } from 'astro/zod';
import { aside } from '../shared/searched.ts';
import { text } from '../shared/text.ts';
import { networkMap, signing, transferCheck } from './illustration-acts.ts';
import { orderBook, waterfall } from './illustration-money.ts';
import { allocation, register } from './illustration-ownership.ts';
import { vintages } from './illustration-vintages.ts';

/**
 * An illustration of one kind: its context line, its data, and a title of its own where the usual one does not
 * fit.
 */
const of = <Kind extends string, Data extends z.ZodType>(kind: Kind, data: Data) =>
  z.strictObject({
    kind: z.literal(kind).describe('Which illustration'),
    title: text(40).optional().describe('What it is called, where the usual name does not fit'),
    context: text(90).describe('Whose figures these are, in one line; all are samples'),
    data: data.describe('What it shows'),
  });

/** Who holds what now. */
export const registerIllustration = aside(of('register', register));

/** The rules that run before a share moves. */
export const transferCheckIllustration = aside(of('transferCheck', transferCheck));

/** Two of three keys that sign an act. */
export const signingIllustration = aside(of('signing', signing));

/** A picture of the product at work, with sample data of the trade (docs/site-rules.md#illustrations). */
export const illustration = aside(
  z.discriminatedUnion('kind', [
    of('allocation', allocation),
    of('register', register),
    of('transferCheck', transferCheck),
    of('waterfall', waterfall),
    of('orderBook', orderBook),
    of('vintages', vintages),
    of('signing', signing),
    of('networkMap', networkMap),
  ]),
);

export type IllustrationContent = z.infer<typeof illustration>;
export type IllustrationKind = IllustrationContent['kind'];
/** The data of an illustration of one kind, for its component. */
export type IllustrationOf<Kind extends IllustrationKind> = Extract<
  IllustrationContent,
  { kind: Kind }
>;
