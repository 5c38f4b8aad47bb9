import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { elementOf } from './element-name.ts';

const files = globSync('src/**/*.{client,later}.{ts,tsx}').map((file) =>
  file.replaceAll('\\', '/'),
);
const markup = globSync('src/**/*.{tsx,astro}', { exclude: ['**/*.{test,examples}.tsx'] })
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test('some files define elements', () => {
  expect(files.length).toBeGreaterThan(0);
});

test.each(files)('%s defines the element that it is named after, and no other', (file) => {
  const source = readFileSync(file, 'utf8');
  const defined = [...source.matchAll(/customElements\.define\(\s*['"`]([^'"`]+)/g)];
  expect(defined.map(([, name]) => name)).toEqual([elementOf(file)]);
});

test.each(files)('a component prints the element of %s', (file) => {
  expect(markup).toMatch(new RegExp(`<${elementOf(file)}[\\s>]`));
});
