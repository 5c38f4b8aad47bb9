import { message } from '@falaj/contract/messages/sentence.ts';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { unwrap } from './shared/inside.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  ['./*/*.ts', '../../contract/messages/*.ts', '!./**/*.test.ts'],
  { eager: true },
);
/** Every schema of content that a file exports, with its name. */
const schemas = Object.values(modules).flatMap((module) =>
  Object.entries(module).filter(
    (entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType,
  ),
);

/** Whether a field says what it is for; a message of the interface does so by its English. */
const describes = (schema: z.core.$ZodType): boolean =>
  schema === message ||
  Boolean(z.globalRegistry.get(schema)?.description) ||
  ('innerType' in schema._zod.def && describes(schema._zod.def.innerType as z.core.$ZodType));

/** The faults of all fields below a schema: one that no description explains, or an object that takes any. */
function faultsBelow(schema: z.core.$ZodType, name: string): string[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return faultsBelow(inner.element, `${name}[]`);
  if (inner instanceof z.ZodUnion) return inner.options.flatMap((form) => faultsBelow(form, name));
  if (!(inner instanceof z.ZodObject)) return [];
  const isStrict = inner._zod.def.catchall instanceof z.ZodNever;
  return [
    ...(isStrict ? [] : [`${name}: takes fields that it does not know`]),
    ...Object.entries(inner.shape as Record<string, z.core.$ZodType>).flatMap(([key, field]) => [
      ...(describes(field) ? [] : [`${name}.${key}: has no description`]),
      ...faultsBelow(field, `${name}.${key}`),
    ]),
  ];
}

test('every field of the content is described for the person who edits it, and no other is taken', () => {
  expect(schemas.length).toBeGreaterThan(50);
  expect(schemas.flatMap(([name, schema]) => faultsBelow(schema, name))).toEqual([]);
});
