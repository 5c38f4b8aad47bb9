import { z } from 'astro/zod';

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

/** The schemas that one layer wraps: optional, with a default, transformed. */
function inside(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const { def } = schema._zod;
  if ('innerType' in def) return def.innerType as z.core.$ZodType;
  if (def.type !== 'pipe') return undefined;
  const { in: input, out } = def as z.core.$ZodPipeDef;
  // A preprocess is a transform before its schema, a transform comes after it.
  return input._zod.def.type === 'transform' ? out : input;
}

/** A schema without what only wraps it, and its role: that of the outermost layer that has one. */
export function unwrap(schema: z.core.$ZodType, role?: SearchRole) {
  let layer = schema;
  let found = searched.get(layer as z.ZodType)?.role;
  for (let next = inside(layer); next; next = inside(layer)) {
    layer = next;
    found ??= searched.get(layer as z.ZodType)?.role;
  }
  return { inner: layer, role: found ?? role };
}
