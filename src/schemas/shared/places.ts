import { z } from 'astro/zod';
import { layerBelow } from './inside.ts';

/** Names in curly brackets that a component fills in in the browser, by the schema of their field. */
const registry = z.registry<{ places: string[] }>();

/** Marks a field in which a component fills in names, such as `n` for `{n}`. */
export function withPlaces<Schema extends z.ZodType>(schema: Schema, places: string[]): Schema {
  registry.add(schema, { places });
  return schema;
}

/** The names that a component fills into a field; none for most. */
export function placesOf(schema: z.core.$ZodType): string[] {
  const below = layerBelow(schema);
  return registry.get(schema)?.places ?? (below ? placesOf(below) : []);
}
