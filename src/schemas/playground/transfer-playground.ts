import { withPlaces } from '@falaj/contract/messages/sentence.ts';
import { z } from 'astro/zod';
import { toolParts, toolSection } from '../pages/tool.ts';
import { aside } from '../shared/searched.ts';
import { heading, path, slug, text, unsearched } from '../shared/text.ts';
import { playgroundMessages } from './playground-messages.ts';

/** The checks of a transfer in their order. */
const CHECKS = [
  ...(['running', 'frozen', 'free', 'verified', 'countries'] as const),
  ...(['holders', 'largest', 'lockup', 'approval'] as const),
] as const;

/** An act as in a shared address: `transfer.amna.bilal.100`; see features/playground/world/actions.ts. */
const act = z
  .string()
  .regex(/^[a-z]+(\.[a-z0-9]+)*$/, 'must be an act such as transfer.amna.bilal.100')
  .describe('An act as a shared address writes it, such as transfer.amna.bilal.100');

const step = z.strictObject({
  text: text(120).describe('What the visitor does, such as: Send 400 shares from Daud to Amna'),
  do: aside(act),
  expect: aside(
    z
      .enum(['done', ...CHECKS])
      .describe('How it ends: done, or the check that refuses; a test runs every scenario'),
  ),
  result: text(240).describe('What this shows, once it has ended so'),
});

/** A guided scenario. */
export const scenario = z.strictObject({
  id: slug,
  title: heading(50).describe('The situation in a few words'),
  story: text(300).describe('What has happened and what is asked'),
  prepare: aside(
    z.array(act).max(6).default([]).describe('What is done before the visitor begins'),
  ),
  steps: z.array(step).min(2).max(4).describe('What the visitor does, in order'),
  read: aside(z.array(path).min(1).max(3).describe('Pages of the site that tell more')),
});

const person = z.strictObject({
  name: unsearched(20).describe('First name; all are invented'),
  country: unsearched(30).describe('Where the person lives'),
  code: unsearched(2).describe('Its two letters (ISO 3166-1)'),
});

/** A check: its sentences for each state, and the numbers and names that they take. */
const check = (states: string[], ...places: string[]) =>
  z.strictObject({
    name: unsearched(40).describe('What must be true, such as Country is allowed'),
    rule: unsearched(30).describe('What refuses, behind Refused by: the lock-up'),
    found: z
      .strictObject(
        Object.fromEntries(
          states.map((state) => [
            state,
            withPlaces(
              unsearched(90).describe(`Said when it finds: ${state} (all is said each time)`),
              places,
            ),
          ]),
        ),
      )
      .describe('What it found'),
    refuses: unsearched(240).describe('What a refusal means, in plain words'),
    read: path.describe('The page that explains the rule'),
  });

/** The section of the playground. */
export const playground = z.strictObject({
  title: toolSection.title,
  intro: toolSection.intro,
  notice: text(200).describe('That no live network is touched'),
  scenarios: z.array(scenario).min(1).max(12).describe('The scenarios, in order'),
  people: aside(
    z
      .strictObject({
        amna: person.describe('Holds the most shares at the start'),
        bilal: person.describe('Holds the second most at the start'),
        chloe: person.describe('Holds the fewest at the start'),
        daud: person.describe('Verified, without shares at the start'),
        emma: person.describe('Verified, in a country that is not on the list at the start'),
      })
      .describe('The people, by the names that acts use'),
  ),
  checks: aside(
    z
      .strictObject({
        running: check(['open', 'paused']).describe('Transfers are not paused'),
        frozen: check(['none', 'from', 'to'], 'from', 'to').describe('Neither wallet is frozen'),
        free: check(['all'], 'from', 'shares', 'amount').describe('The sender has enough shares'),
        verified: check(['valid', 'withdrawn'], 'to').describe('The receiver is verified'),
        countries: check(['listed', 'closed'], 'country').describe(
          'The receiver’s country is allowed',
        ),
        holders: check(['all'], 'count', 'limit').describe('There is room for one more holder'),
        largest: check(['all'], 'after', 'limit').describe(
          'The receiver’s holding stays small enough',
        ),
        lockup: check(['free', 'locked'], 'locked', 'until').describe(
          'The shares are no longer locked',
        ),
        approval: check(['all'], 'amount', 'limit').describe('A large transfer is approved'),
      })
      .describe('The checks of a transfer, in their order'),
  ),
  messages: aside(playgroundMessages).describe('What it says around its data'),
});

/** content/pages/tools/transfer-playground.yaml: transfers of a share, tried on the contracts of the documentation. */
export const transferPlaygroundPage = z.strictObject({
  ...toolParts,
  tool: playground.describe('The tool, its scenarios and its words'),
});

export type TransferPlaygroundPage = z.infer<typeof transferPlaygroundPage>;
export type PlaygroundContent = TransferPlaygroundPage['tool'];
export type Scenario = PlaygroundContent['scenarios'][number];
