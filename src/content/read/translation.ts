import { createHash } from 'node:crypto';
import { isCopy } from '@falaj/contract/messages/sentence.ts';
import { z } from 'astro/zod';
import { type Fields, isFields } from '../../lib/is-fields.ts';
import { formsOf, layerBelow, schemasAt } from '../../schemas/shared/inside.ts';

/** Copy inside a file: a text, or a whole list of names and values whose names are copy as well. */
export interface Copy {
  path: PropertyKey[];
  value: string | Fields;
}

/** What is wrong with a translation, at a field of it. */
export interface TranslationProblem {
  path: PropertyKey[];
  message: string;
}

/** The key in a translation under which stands what it translates. */
export const DIGESTS = 'english';

/** Whether a schema, in any of its layers, is one of copy. */
function hasCopy(schema: z.core.$ZodType): boolean {
  const own = isCopy(schema);
  if (own !== undefined) return own;
  const below = layerBelow(schema);
  return below ? hasCopy(below) : schema instanceof z.ZodUnion && schema.options.some(hasCopy);
}

/** Whether the names of the entries at a place are copy, as labels with their values are. */
const hasCopyKeys = (schema: z.ZodType, path: PropertyKey[]) =>
  schemasAt(schema, path)
    .flatMap(formsOf)
    .some((form) => form instanceof z.ZodRecord && hasCopy(form.keyType));

/** Whether a text at a place is copy. */
const isCopyAt = (schema: z.ZodType, path: PropertyKey[]) => schemasAt(schema, path).some(hasCopy);

/** All copy in the fields of a file, in order. */
export function copyOf(schema: z.ZodType, data: unknown, path: PropertyKey[] = []): Copy[] {
  if (typeof data === 'string') return isCopyAt(schema, path) ? [{ path, value: data }] : [];
  if (isFields(data) && hasCopyKeys(schema, path)) return [{ path, value: data }];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, item]) =>
    copyOf(schema, item, [...path, Array.isArray(data) ? Number(key) : key]),
  );
}

/** What each part of a file says, in eight digits, to see when a translation of it is out of date. */
export function digestsOf(schema: z.ZodType, data: unknown, body: string): Record<string, string> {
  const parts = new Map<string, string>();
  for (const { path, value } of copyOf(schema, data)) {
    const part = String(path[0]);
    parts.set(part, `${parts.get(part) ?? ''}${JSON.stringify([path, value])}`);
  }
  if (body.trim()) parts.set('body', body.trim());
  return Object.fromEntries(
    [...parts].map(([part, said]) => [
      part,
      createHash('sha256').update(said).digest('hex').slice(0, 8),
    ]),
  );
}

/** The entry of a translated list for each entry of the list that it translates. */
function entriesFor(original: unknown[], translated: unknown[]): unknown[] | string {
  const idOf = (item: unknown) => (isFields(item) ? item.id : undefined);
  if (original.length > 0 && original.every((item) => idOf(item) !== undefined)) {
    const ids = new Set(original.map(idOf));
    const odd = translated.find((item) => !ids.has(idOf(item)));
    if (odd !== undefined)
      return `has no entry with id: ${String(idOf(odd))} in the English file; write the id as it stands there`;
    return original.map((item) => translated.find((other) => idOf(other) === idOf(item)) ?? {});
  }
  if (original.length === translated.length) return translated;
  return `has ${translated.length} entries, the English file has ${original.length}; write one for each, in the same order`;
}

/**
 * Merges a translation into the fields of the file that it translates. Objects are merged by the names of their fields, lists by
 * `id` or, where entries have none, by their order.
 * @param schema of the file; only fields that it marks as copy may be translated
 */
export function mergeTranslation(schema: z.ZodType, original: unknown, translated: unknown) {
  const problems: TranslationProblem[] = [];
  const refuse = (path: PropertyKey[], message: string) => {
    problems.push({ path, message });
  };
  const merge = (under: unknown, over: unknown, path: PropertyKey[]): unknown => {
    if (over === undefined || over === null) return under;
    if (Array.isArray(under) && Array.isArray(over)) {
      const entries = entriesFor(under, over);
      if (typeof entries !== 'string')
        return under.map((item, index) => merge(item, entries[index], [...path, index]));
      refuse(path, entries);
      return under;
    }
    if (isFields(under) && isFields(over)) {
      if (hasCopyKeys(schema, path)) return over;
      for (const key of Object.keys(over))
        if (!(key in under) && !isCopyAt(schema, [...path, key]))
          refuse([...path, key], 'is not in the English file; take it away or add it there first');
      return Object.fromEntries(
        // A language can need forms of a sentence that English has not.
        Object.keys({ ...under, ...over })
          .filter((key) => key in under || isCopyAt(schema, [...path, key]))
          .map((key) => [key, merge(under[key] ?? '', over[key], [...path, key])]),
      );
    }
    if (path.at(-1) === 'id' && over === under) return under;
    if (typeof over === 'string' && typeof under === 'string' && isCopyAt(schema, path))
      return over;
    refuse(path, 'belongs to the English file, which every language shares; take it away here');
    return under;
  };
  return { data: merge(original, translated, []), problems };
}
