import { word } from '@falaj/contract/words/sentence.ts';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { unwrap } from './shared/inside.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  ['./*/*.ts', '../../contract/words/*.ts', '!./**/*.test.ts'],
  { eager: true },
);

/** Whether a field says what it is for; a word of the interface does so by its English. */
const describes = (schema: z.core.$ZodType): boolean =>
  schema === word ||
  Boolean(z.globalRegistry.get(schema)?.description) ||
  ('innerType' in schema._zod.def && describes(schema._zod.def.innerType as z.core.$ZodType));

/** Names of all fields below a schema that no description explains. */
function undescribed(schema: z.core.$ZodType, name: string): string[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return undescribed(inner.element, `${name}[]`);
  if (inner instanceof z.ZodUnion) return inner.options.flatMap((form) => undescribed(form, name));
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape as Record<string, z.core.$ZodType>).flatMap(([key, field]) => [
    ...(describes(field) ? [] : [`${name}.${key}`]),
    ...undescribed(field, `${name}.${key}`),
  ]);
}

test('every field of the content is described for the person who edits it', () => {
  const faults = Object.values(modules).flatMap((module) =>
    Object.entries(module).flatMap(([name, schema]) =>
      schema instanceof z.ZodType ? undescribed(schema, name) : [],
    ),
  );
  expect(faults).toEqual([]);
});
