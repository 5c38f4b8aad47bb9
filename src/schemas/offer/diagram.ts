import { z } from 'astro/zod';
import { aside } from '../shared/searched.ts';
import { sectionHead } from '../shared/section-head.ts';
import { slug, text, unsearched } from '../shared/text.ts';

/** The kinds of party, which decide the look of its card and its line in the key. */
export const PARTY_KINDS = ['client', 'people', 'asset', 'licensed', 'office', 'software'] as const;

/** What passes from one party to another. */
export const FLOWS = ['share', 'asset', 'money', 'data', 'refusal'] as const;

/** Whether a step happens by itself (`moves`), waits for a person, or is only possible. */
export const STEP_STATES = ['moves', 'person', 'possible'] as const;

const party = z
  .strictObject({
    id: slug.describe('Name by which the steps call it; not shown'),
    name: unsearched(32).describe('What its card says: two or three short words'),
    kind: aside(z.enum(PARTY_KINDS)).describe(
      'client: the reader; people: holders, members and staff; asset: what is owned; licensed: a firm of its own, with its own licence or mandate, such as a bank, a registrar or counsel; office: a register, a public ledger or an authority; software: what Falaj builds, so neither a device nor a network of others',
    ),
  })
  .refine(({ name }) => name.split(/\s+/).every((message) => message.length <= 14), {
    path: ['name'],
    message: 'has a word of more than 14 letters, which does not fit on a card',
  });

const step = z
  .strictObject({
    from: slug.describe('Id of the party that acts'),
    to: slug.describe('Id of the party that receives'),
    what: text(110).describe('What happens, in one short sentence'),
    flow: aside(z.enum(FLOWS)).describe(
      'What goes along the channel; a refusal ends before the card',
    ),
    state: aside(z.enum(STEP_STATES))
      .default('moves')
      .describe('moves: by itself (water); person: somebody must act (sand); possible (dry)'),
  })
  .refine(({ from, to }) => from !== to, {
    path: ['to'],
    message: 'must be another party than from',
  });

const shape = {
  parties: z.array(party).min(3).max(7).describe('Who and what takes part'),
  steps: z.array(step).min(3).max(7).describe('What happens, in order; also a list for readers'),
};

type Shape = z.infer<z.ZodObject<typeof shape>>;

/** Checks that every party takes part in a step, and that every step joins two of the parties. */
function joinParties({ parties, steps }: Shape, context: z.RefinementCtx) {
  const ids = parties.map(({ id }) => id);
  const fault = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  ids.forEach((id, index) => {
    if (ids.indexOf(id) < index) fault(['parties', index, 'id'], `“${id}” is taken already`);
    else if (!steps.some(({ from, to }) => from === id || to === id))
      fault(['parties', index], `“${id}” is in no step: take it out, or join it with a step`);
  });
  steps.forEach((one, index) => {
    for (const end of ['from', 'to'] as const)
      if (!ids.includes(one[end]))
        fault(['steps', index, end], `“${one[end]}” is none of the parties ${ids.join(', ')}`);
  });
}

/** A diagram without a title, for a figure that has a caption. */
export const drawing = z.strictObject(shape).superRefine(joinParties);

/** A diagram of how an offer, an article or an entry works: parties joined by steps, drawn at build time. */
export const diagram = z
  .strictObject({ ...sectionHead, ...shape })
  .superRefine(joinParties)
  .describe('How it works, drawn');

export type DrawingContent = z.infer<typeof drawing>;
export type DiagramContent = z.infer<typeof diagram>;
