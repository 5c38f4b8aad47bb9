import { z } from 'zod';

/** Names in curly brackets that are filled in later (fill.ts), by the schema of their field. */
const registry = z.registry<{ places: string[] }>();

/** Marks a field in which names are filled in, such as `n` for `{n}`. */
export function withPlaces<Schema extends z.ZodType>(schema: Schema, places: string[]): Schema {
  registry.add(schema, { places });
  return schema;
}

/** The names that are filled into a field; none for most. */
export function placesOf(schema: z.core.$ZodType): string[] {
  const found = registry.get(schema)?.places;
  if (found || !('innerType' in schema._zod.def)) return found ?? [];
  return placesOf(schema._zod.def.innerType as z.core.$ZodType);
}

/** The texts that each language says in its own words. */
const copies = z.registry<{ isCopy: boolean }>();

/** Marks a text that each language says in its own words. */
export function asCopy<Schema extends z.ZodType>(schema: Schema): Schema {
  copies.add(schema, { isCopy: true });
  return schema;
}

/** A text that every language shares, such as code. */
export function asShared<Schema extends z.ZodType>(schema: Schema): Schema {
  const shared = schema.clone();
  copies.add(shared, { isCopy: false });
  return shared;
}

/** Whether a schema, or the one that it was made from, is marked as copy; undefined where neither says so. */
export const isCopy = (schema: z.core.$ZodType): boolean | undefined => copies.get(schema)?.isCopy;

/** The arrows of Unicode. */
const ARROW = /[\u2190-\u21ff\u27f0-\u27ff\u2900-\u297f]/;

/** Refuses arrows in a text: Unicode mirrors none, so where text runs from right to left they point the wrong way. */
export const withoutArrows = (schema: z.ZodString) =>
  schema.refine(
    (value) => !ARROW.test(value),
    'must say in words what its arrow says: an arrow does not turn where text runs from right to left',
  );

/** A text of an interface: a word or a sentence. */
export const message = asCopy(withoutArrows(z.string().min(1)));

/**
 * A sentence of an interface with placeholders.
 * @param places names of the placeholders: `n` for `{n}`
 */
export const messageWith = (...places: string[]) =>
  withPlaces(
    places
      .reduce(
        (schema, place) =>
          schema.refine((value) => value.includes(`{${place}}`), `must hold {${place}}`),
        message,
      )
      .describe(`With ${places.map((place) => `{${place}}`).join(', ')}`),
    places,
  );

/** The keys that a text names, with the placeholders of each in curly brackets, as a union. */
type KeysIn<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? KeysIn<First> | KeysIn<Rest>
  : Text extends `${infer Key}{${string}`
    ? Key
    : Text;

/**
 * A group of messages.
 * @param texts their keys with spaces between them, each with the placeholders that it must hold: `close pays{n} sum{n,total}`
 */
export const group = <Text extends string>(...texts: Text[]) =>
  z.strictObject(
    Object.fromEntries(
      texts
        .flatMap((text) => text.split(' '))
        .map((entry) => {
          const [key = '', places] = entry
            .slice(0, entry.endsWith('}') ? -1 : undefined)
            .split('{');
          return [key, places === undefined ? message : messageWith(...places.split(','))];
        }),
    ) as Record<KeysIn<Text>, typeof message>,
  );
