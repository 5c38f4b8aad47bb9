import { z } from 'astro/zod';
import { layerBelow } from './inside.ts';

/** What the search makes of a field: it names a part of the page, is read below such names, or is not copy. */
export type SearchRole = 'heading' | 'text' | 'aside';

/** The role of every field of a page; a text without one fails a test that names it. */
export const searched = z.registry<{ role: SearchRole }>();

/** A copy of the schema with a role, so that the same shape may have another one elsewhere. */
function withRole<Schema extends z.ZodType>(schema: Schema, role: SearchRole): Schema {
  const marked = schema.clone() as Schema;
  searched.add(marked, { role });
  return marked;
}

/** A field that names a part of the page: those who search for its words find the page first. */
export const asHeading = <Schema extends z.ZodType>(schema: Schema) => withRole(schema, 'heading');

/** A field that readers see below such a name. */
export const asText = <Schema extends z.ZodType>(schema: Schema) => withRole(schema, 'text');

/** A field, or everything in it, that is not the copy of the page: addresses, buttons, labels, notes. */
export const aside = <Schema extends z.ZodType>(schema: Schema) => withRole(schema, 'aside');

/** The role of a field: that of the outermost layer of its schema that has one, else the one around it. */
export function roleOf(schema: z.core.$ZodType, around?: SearchRole): SearchRole | undefined {
  const own = searched.get(schema as z.ZodType)?.role;
  if (own) return own;
  const below = layerBelow(schema);
  return below ? roleOf(below, around) : around;
}
