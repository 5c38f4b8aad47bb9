import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hasValue } from '../../features/lists/facets.ts';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { keyOf } from '../../runtime/elements/part.ts';
import { examples } from './Library.examples.ts';
import { Library } from './Library.tsx';

const props = propsOf(examples, 'Six items and one');

test('a category shows three items and collapses the others, behind its button', () => {
  show(Library, props);
  const category = screen.getByRole('region', { name: 'Getting started' });
  const collapsed = category.querySelector('details') as HTMLElement;
  expect(texts(collapsed, 'summary')).toEqual(['Browse All Guides']);
  expect(texts(collapsed, 'a')).toEqual(['Errors', 'Custody', 'Incidents']);
  expect(texts(category, 'a')).toHaveLength(6);
});

test('each item says its type and level, in words and for the filter', () => {
  show(Library, props);
  const item = screen.getByRole('link', { name: 'Webhooks' }).closest('li') as HTMLElement;
  expect(item.textContent).toContain('Reference · Advanced');
  expect(hasValue(item, 'category', 'start')).toBe(true);
  expect(hasValue(item, 'type', 'reference')).toBe(true);
  expect(hasValue(item, 'difficulty', 'advanced')).toBe(true);
});

test('what the items carry can be chosen', () => {
  const container = show(Library, props);
  const items = [...container.querySelectorAll<HTMLElement>('[data-part="item"]')];
  for (const name of ['category', 'type', 'difficulty'] as const) {
    const select = container.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
    const values = [...(select?.options ?? [])].map(({ value }) => value).filter(Boolean);
    for (const item of items)
      expect(
        values.some((value) => hasValue(item, name, value)),
        keyOf(item),
      ).toBe(true);
  }
});
