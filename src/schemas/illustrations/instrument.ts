import { z } from 'astro/zod';
import { aside } from '../shared/searched.ts';
import { text } from '../shared/text.ts';
import { networkMap, signing, transferCheck } from './instrument-acts.ts';
import { orderBook, waterfall } from './instrument-money.ts';
import { allocation, register } from './instrument-ownership.ts';
import { vintages } from './instrument-vintages.ts';

/**
 * An instrument of one kind: its context line, its data, and a title of its own where the usual one does not
 * fit.
 */
const of = <Kind extends string, Data extends z.ZodType>(kind: Kind, data: Data) =>
  z.strictObject({
    kind: z.literal(kind).describe('Which instrument'),
    title: text(40).optional().describe('What it is called, where the usual name does not fit'),
    context: text(90).describe('Whose figures these are, in one line; all are samples'),
    data: data.describe('What it shows'),
  });

/** Who holds what now. */
export const registerInstrument = aside(of('register', register));

/** The rules that run before a share moves. */
export const transferCheckInstrument = aside(of('transferCheck', transferCheck));

/** Two of three keys that sign an act. */
export const signingInstrument = aside(of('signing', signing));

/** A picture of the product at work, with sample data of the trade (docs/site-rules.md#instruments). */
export const instrument = aside(
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

export type InstrumentContent = z.infer<typeof instrument>;
export type InstrumentKind = InstrumentContent['kind'];
/** The data of an instrument of one kind, for its component. */
export type InstrumentOf<Kind extends InstrumentKind> = Extract<InstrumentContent, { kind: Kind }>;
