import { z } from 'astro/zod';

/** Names in curly brackets that a component fills in while a visitor looks, by the field they stand in. */
const registry = z.registry<{ places: string[] }>();

/** Says which names a component fills in, such as `n` for `{n}`. */
export function withPlaces<Schema extends z.ZodType>(schema: Schema, places: string[]): Schema {
  registry.add(schema, { places });
  return schema;
}

/** The names that a component fills into a field; none for most. */
export function placesOf(schema: z.core.$ZodType): string[] {
  const found = registry.get(schema)?.places;
  if (found || !('innerType' in schema._zod.def)) return found ?? [];
  return placesOf(schema._zod.def.innerType as z.core.$ZodType);
}
