import { z } from 'astro/zod';
import type { Duration } from '../../lib/duration.ts';
import { layerBelow, partsOf, unwrap } from '../shared/inside.ts';
import { type Provenance, status } from './figure-status.ts';

/** A figure with what it counts. */
interface ValueFigure extends Provenance {
  id?: string | undefined;
  label: string;
  value?: string | number | undefined;
  prefix?: string | undefined;
  suffix?: string | undefined;
}

/** A timeline, whose figure is its total. */
interface TimelineFigure extends Provenance {
  steps: { duration: Duration }[];
  total?: { stated: Duration } | undefined;
}

/** A study, whose figures are those of its results. */
export interface StudyFigure extends Provenance {
  company: string;
  results: (string | { metric: string; value: string })[];
  metrics?: Record<string, string> | undefined;
}

/** The forms in which content states figures. */
interface Forms {
  value: ValueFigure;
  timeline: TimelineFigure;
  study: StudyFigure;
}

/** The forms of marked schemas. An object with a status and without a mark is a fault (content/check/unnamed-figures.ts). */
const registry = z.registry<{ form: keyof Forms }>();

function withForm<Schema extends z.ZodType>(schema: Schema, form: keyof Forms): Schema {
  const marked = schema.clone();
  registry.add(marked, { form });
  return marked;
}

/** Marks an object with a figure for the list of all figures; its label says there what the figure counts. */
export const asValue = <Schema extends z.ZodType<ValueFigure>>(schema: Schema) =>
  withForm(schema, 'value');

/** Marks a timeline, which is in the list with its total. */
export const asTimeline = <Schema extends z.ZodType<TimelineFigure>>(schema: Schema) =>
  withForm(schema, 'timeline');

/** Marks a study, which is in the list with the figures of its results. */
export const asStudy = <Schema extends z.ZodType<StudyFigure>>(schema: Schema) =>
  withForm(schema, 'study');

/** A figure of a file, with its path; without a form where its schema is not marked. */
export type FoundFigure = { path: PropertyKey[] } & (
  | { [Form in keyof Forms]: { form: Form; item: Forms[Form] } }[keyof Forms]
  | { form: undefined; item: Provenance }
);

/** The mark of a schema, on whichever of its layers it is. */
function formOf(schema: z.core.$ZodType): keyof Forms | undefined {
  const own = registry.get(schema)?.form;
  const below = layerBelow(schema);
  return own ?? (below && formOf(below));
}

/** Whether a schema is of objects that say of their figure what it is. */
function statesFigure(schema: z.core.$ZodType): boolean {
  const inner = unwrap(schema);
  if (!(inner instanceof z.ZodObject)) return false;
  const field: z.core.$ZodType | undefined = inner.shape.status;
  return field !== undefined && unwrap(field) === status;
}

/**
 * Every figure of a file, in its order: every object that has a status.
 * @param schema of the value
 * @param value a file or a part of it; what does not meet the schema is passed over
 * @param path of the value in the file
 */
export function* figuresIn(
  schema: z.core.$ZodType,
  value: unknown,
  path: PropertyKey[] = [],
): Generator<FoundFigure> {
  if (statesFigure(schema) && Object(value).status)
    yield { path, form: formOf(schema), item: value } as FoundFigure;
  for (const { key, ...part } of partsOf(schema, value))
    yield* figuresIn(part.schema, part.value, key === undefined ? path : [...path, key]);
}
