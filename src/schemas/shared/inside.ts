import { z } from 'astro/zod';

/** The schema inside one wrapping layer, such as optional, default or transform; undefined where there is none. */
export function layerBelow(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const { def } = schema._zod;
  if ('innerType' in def) return def.innerType as z.core.$ZodType;
  if (def.type !== 'pipe') return undefined;
  const { in: from, out } = def as z.core.$ZodPipeDef;
  // A preprocess is a transform before its schema; a transform comes after it.
  return from._zod.def.type === 'transform' ? out : from;
}

/** The schema inside all wrapping layers. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const below = layerBelow(schema);
  return below ? unwrap(below) : schema;
}

/** The possible schemas of a field: one for each form of a union. */
export function formsOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  const inner = unwrap(schema);
  return inner instanceof z.ZodUnion ? inner.options.flatMap(formsOf) : [inner];
}

function below(schema: z.core.$ZodType, part: PropertyKey): z.core.$ZodType[] {
  if (schema instanceof z.ZodArray) return [schema.element];
  if (schema instanceof z.ZodRecord) return [schema.valueType];
  if (!(schema instanceof z.ZodObject)) return [];
  const field: z.core.$ZodType | undefined = schema.shape[String(part)];
  return field ? [field] : [];
}

/** A value inside another one, with its schema and the name of its field or its place in a list. */
export interface Part {
  schema: z.core.$ZodType;
  value: unknown;
  /** Undefined for a value in one form of a union, which is the same value. */
  key?: PropertyKey;
}

/** The parts of a value: its fields or entries, or the value itself in the form of a union that accepts it. */
export function partsOf(schema: z.core.$ZodType, value: unknown): Part[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodUnion) {
    const form = inner.options.find((option) => z.safeParse(option, value).success);
    return form ? [{ schema: form, value }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => {
    const key = Array.isArray(value) ? Number(name) : name;
    return below(inner, name).map((field) => ({ schema: field, value: item, key }));
  });
}

/**
 * The schemas of a field inside another schema, including wrapping layers.
 * @returns none when the path leads to no field, several where a union has several forms
 */
export function schemasAt(
  schema: z.core.$ZodType,
  path: readonly PropertyKey[],
): z.core.$ZodType[] {
  const [part, ...rest] = path;
  if (part === undefined) return [schema];
  return formsOf(schema).flatMap((form) =>
    below(form, part).flatMap((field) => schemasAt(field, rest)),
  );
}

/** The fields that an object can have at a place, by name. */
export function fieldsAt(
  schema: z.core.$ZodType,
  path: readonly PropertyKey[],
): Record<string, z.core.$ZodType> {
  const forms = schemasAt(schema, path).flatMap(formsOf);
  const shapes = forms.map((form) => (form instanceof z.ZodObject ? form.shape : {}));
  return Object.assign({}, ...shapes);
}

/** The description of a field in its schema. */
export function descriptionOf(schema: z.core.$ZodType): string | undefined {
  const inner = layerBelow(schema);
  return z.globalRegistry.get(schema)?.description ?? (inner && descriptionOf(inner));
}
