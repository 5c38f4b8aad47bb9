import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { read } from '../../src/content/read/reader.ts';
import { slugOf } from '../../src/lib/slug.ts';

/** Texts that visitors read as pages. The library is left out because it has its own glossary. */
const FILES = globSync('content/{articles,legal,offers,pages}/**/*.{md,yaml}');

/** The text of a file that readers see, without the notes for editors. */
const textOf = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/^notes:\n(?: .*\n)*/m, '')
    .replace(/\s+/g, ' ');

test('whoever names the SCA says once that the CMA took its place (docs/law.md)', () => {
  const naming = FILES.filter((file) => /\bSCA\b/.test(textOf(file)));
  for (const file of naming) expect.soft(/CMA \(formerly SCA/.test(textOf(file)), file).toBe(true);
});

test('a service without a page of its own opens the form with an interest the form knows', () => {
  const services = read('services', 'en');
  const { form } = read('contact', 'en');
  const asked = services.services.items.flatMap(
    ({ call }) => call.href.match(/interest=([^#]+)/)?.[1] ?? [],
  );
  const options = form.fields.interest.options?.map(({ label }) => slugOf(label));
  expect(options).toEqual(expect.arrayContaining(asked));
});
