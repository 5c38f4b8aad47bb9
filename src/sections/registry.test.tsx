import { render } from '@testing-library/react';
import { createElement, type FunctionComponent } from 'react';
import { expect, test } from 'vitest';
import { sampleWords } from '../gallery/content.ts';
import type { Example } from '../gallery/example.ts';
import { registry } from './registry.ts';

const EXAMPLES = import.meta.glob<{ examples: Example<object>[] }>(
  ['./*/*.examples.{ts,tsx}', '../features/*/*/*.examples.{ts,tsx}'],
  { eager: true },
);

const islands = Object.entries(registry).flatMap(([type, line]) =>
  'band' in line ? [{ type, band: line.band as FunctionComponent<object> }] : [],
);

test('some bands have islands', () => {
  expect(islands.length).toBeGreaterThan(0);
});

test.each(islands)('$type shows its island', ({ band }) => {
  const file = Object.keys(EXAMPLES).find((path) => path.includes(`/${band.name}.examples.`)) ?? '';
  const [example] = EXAMPLES[file]?.examples ?? [];
  const { container } = render(
    createElement(band, { ...example?.props, words: sampleWords } as object, 'the island'),
  );
  expect(container.textContent).toContain('the island');
});

const SHELLS = import.meta.glob<string>(['./*/*.astro', '../features/*/*/*.astro'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const map = import.meta.glob<string>('./registry.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})['./registry.ts'];

test.each(Object.entries(SHELLS))('%s wakes a part, and a page can show it', (path, source) => {
  expect(source).toMatch(/<\w+\s[^>]*client:/);
  expect(map).toContain(`'${path}'`);
});
