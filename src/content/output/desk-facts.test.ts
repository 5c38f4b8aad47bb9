import { LOCALES } from '@falaj/contract/locale.ts';
import { expect, test } from 'vitest';
import { deskFacts } from './desk-facts.ts';

test('the desk gets words in every published language, with Latin digits, and one prefix for references', () => {
  const facts = deskFacts('https://falaj.example');
  expect(Object.keys(facts.languages)).toEqual(LOCALES);
  expect(facts.prefix).toMatch(/^[A-Z]{2}$/);
  for (const { locale, fields } of Object.values(facts.languages)) {
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
    expect(day.format(new Date('2026-11-23T06:00:00Z'))).toMatch(/2026/);
    // What is kept of an option is no text of a language.
    for (const [name, { options = [] }] of Object.entries(fields)) {
      const root = facts.languages[facts.language]?.fields[name as keyof typeof fields];
      expect(options.map(({ value }) => value)).toEqual(
        root?.options?.map(({ value }) => value) ?? [],
      );
      expect(options.every(({ value }) => value)).toBe(true);
    }
  }
});
