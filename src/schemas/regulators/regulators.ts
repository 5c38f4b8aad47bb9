import { z } from 'astro/zod';
import { day, slug, text } from '../shared/text.ts';

/** The authorities of the table, in the order of the site (docs/law.md). */
export const REGULATORS = ['cma', 'cbuae', 'vara', 'dfsa', 'fsra', 'eu', 'dld'] as const;

/** How sure a row is that its regulator is concerned. */
export const STRENGTHS = ['likely', 'possible'] as const;

/** An id that is a word of the address, in which answers are joined by hyphens. */
const answerId = z
  .string()
  .regex(/^[a-z]+$/, 'must be one lower-case word')
  .describe('Its word in the address of a result');

const condition = z
  .record(answerId, z.array(answerId).min(1))
  .describe('Questions with the answers that fit; all of them must');

const question = z.strictObject({
  id: answerId,
  text: text(80).describe('The question'),
  hint: text(140).optional().describe('What to think of, in one sentence'),
  options: z
    .array(z.strictObject({ id: answerId, text: text(70).describe('The answer') }))
    .min(2)
    .max(8)
    .describe('The answers, in order'),
  when: condition.optional().describe('Asked only after these answers'),
});

const source = z.strictObject({
  id: slug,
  title: text(160).describe('Title of the text'),
  publisher: text(80).describe('Who published it'),
  published: day.optional().describe('Day of the text that was read, if the copy had one'),
  read: day.describe('Day on which it was read'),
  basis: z.enum(['text', 'report']).describe('text: of the rule itself; report: about it'),
});

const row = z.strictObject({
  id: slug,
  regulator: z.enum(REGULATORS).describe('Who is probably met'),
  strength: z.enum(STRENGTHS).describe('likely, or possible where it depends on more'),
  when: z.array(condition).min(1).describe('Any of these lines brings it out'),
  title: text(60).describe('What it is about'),
  why: text(360).describe('Why the regulator is met, without saying what is allowed'),
  instrument: text(180).describe('Law, resolution or rulebook'),
  article: text(120).describe('Article or rule'),
  sources: z.array(slug).min(1).max(3).describe('Ids of what it rests on'),
  uncertain: text(180).describe('What is open'),
  ask: text(160).describe('What to ask counsel'),
});

const shape = z.strictObject({
  questions: z.array(question).min(1).max(8).describe('At most eight, in order'),
  regulators: z
    .array(
      z.strictObject({
        id: z.enum(REGULATORS).describe('Which one it is'),
        name: text(20).describe('Short name'),
        full: text(80).describe('Full name'),
        reach: text(120).describe('For what and where'),
      }),
    )
    .length(REGULATORS.length)
    .describe('Every authority once'),
  sources: z.array(source).min(1).describe('What the rows rest on'),
  rows: z.array(row).min(1).describe('The rows, by regulator'),
});

type Shape = z.infer<typeof shape>;

/** Checks that names in the table exist, are used, and are unique where they are words of the address. */
function join({ questions, sources, rows }: Shape, context: z.RefinementCtx) {
  const fault = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  const optionsOf = new Map(questions.map(({ id, options }) => [id, options.map((one) => one.id)]));
  const all = [...optionsOf.values()].flat();
  for (const id of new Set(all))
    if (all.indexOf(id) !== all.lastIndexOf(id)) fault(['questions'], `two answers are “${id}”`);
  const check = (when: Record<string, string[]>, path: (string | number)[]) => {
    for (const [name, ids] of Object.entries(when)) {
      const known = optionsOf.get(name);
      if (!known) fault(path, `“${name}” is no question`);
      for (const id of ids)
        if (known && !known.includes(id)) fault(path, `“${id}” is no answer to “${name}”`);
    }
  };
  questions.forEach(({ when = {} }, index) => {
    check(when, ['questions', index, 'when']);
    for (const name of Object.keys(when))
      if (questions.findIndex(({ id }) => id === name) >= index)
        fault(['questions', index, 'when'], `“${name}” is asked later`);
  });
  rows.forEach((one, index) => {
    one.when.forEach((when, at) => {
      check(when, ['rows', index, 'when', at]);
    });
    for (const id of one.sources)
      if (!sources.some((known) => known.id === id))
        fault(['rows', index, 'sources'], `“${id}” is none of the sources`);
    if (rows.findIndex(({ id }) => id === one.id) < index)
      fault(['rows', index, 'id'], `“${one.id}” is taken already`);
  });
  sources.forEach(({ id }, index) => {
    if (!rows.some((one) => one.sources.includes(id)))
      fault(['sources', index], `no row rests on “${id}”`);
  });
}

/** content/regulators.yaml: the decision table of /tools/who-regulates-this. */
export const regulators = shape.superRefine(join);

export type RegulatorTable = z.infer<typeof regulators>;
export type RegulatorRow = RegulatorTable['rows'][number];
export type RegulatorSource = RegulatorTable['sources'][number];
