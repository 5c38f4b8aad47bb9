import { LOCALES } from '@falaj/contract/locale.ts';
import { expect, test } from 'vitest';
import type { Plural } from '../../lib/plural.ts';
import { counted } from '../../schemas/shared/counted.ts';
import { read } from './reader.ts';

/** Every sentence with a number among the messages of the interface, by its field. */
function sentences(value: object, name: string): [string, Plural][] {
  return Object.entries(value).flatMap(([key, item]): [string, Plural][] => {
    const field = `${name}.${key}`;
    if (counted.safeParse(item).success) return [[field, item]];
    return typeof item === 'object' ? sentences(item, field) : [];
  });
}

test.each(LOCALES)('%s has every form that its sentences with numbers need', (locale) => {
  const found = sentences(read('messages', locale), locale);
  expect(found.length).toBeGreaterThan(3);
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  for (const [field, forms] of found)
    expect(Object.keys(forms).sort(), field).toEqual([...pluralCategories].sort());
});
