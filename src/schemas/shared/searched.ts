import { z } from 'astro/zod';
import { layerBelow } from './inside.ts';

/** The role of a field in the search: a heading, a text below a heading, or no copy of the page. */
export type SearchRole = 'heading' | 'text' | 'aside';

/** The roles of fields. A text without one fails a test that names it. */
export const searched = z.registry<{ role: SearchRole }>();

/** A copy of the schema with a role, so that the same schema can have another role elsewhere. */
function withRole<Schema extends z.ZodType>(schema: Schema, role: SearchRole): Schema {
  const marked = schema.clone();
  searched.add(marked, { role });
  return marked;
}

/** Marks a field that names a part of the page; a search for its words finds the page first. */
export const asHeading = <Schema extends z.ZodType>(schema: Schema) => withRole(schema, 'heading');

/** Marks a text below such a name. */
export const asText = <Schema extends z.ZodType>(schema: Schema) => withRole(schema, 'text');

/** Marks a field, with everything in it, that is no copy of the page: addresses, buttons, labels, notes. */
export const aside = <Schema extends z.ZodType>(schema: Schema) => withRole(schema, 'aside');

/**
 * The role of a field: that of the outermost layer of its schema that has one, or else that of the field around
 * it.
 */
export function roleOf(schema: z.core.$ZodType, around?: SearchRole): SearchRole | undefined {
  const own = searched.get(schema)?.role;
  if (own) return own;
  const below = layerBelow(schema);
  return below ? roleOf(below, around) : around;
}
