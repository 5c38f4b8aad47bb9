import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keyedPart, keyOf } from '../../runtime/elements/part.ts';
import { facetOf, hasValue, listGroup, listItem, ofFacet } from './facets.ts';
import type { ListParts } from './list-parts.ts';

const shown = (marks: object) =>
  render(<p {...marks} />).container.querySelector('p') as HTMLElement;

test('a list finds an item by its address and by each of its values', () => {
  const item = shown(listItem('/a', { category: 'law', tag: ['kyc', 'mica'] }));
  expect(keyOf(item)).toBe('/a');
  expect(hasValue(item, 'category', 'law')).toBe(true);
  expect(hasValue(item, 'tag', 'mica')).toBe(true);
  expect(hasValue(item, 'tag', 'mi')).toBe(false);
});

test('an item without a facet fits only where nothing is asked of it', () => {
  const item = shown(listItem('/a'));
  expect(hasValue(item, 'type')).toBe(true);
  expect(hasValue(item, 'type', 'guide')).toBe(false);
});

test('a choice says its facet and its value, and an unknown facet none', () => {
  expect(facetOf(shown(ofFacet('choice', 'type', 'guide')))).toEqual({
    facet: 'type',
    value: 'guide',
  });
  expect(facetOf(shown(keyedPart<ListParts>('choice', 'colour')))).toEqual({
    facet: undefined,
    value: '',
  });
});

test('an item has the values of the group around it besides its own', () => {
  const { container } = render(
    <ul {...listGroup({ page: 'services' })}>
      <li {...listItem('', { status: 'stated' })} />
    </ul>,
  );
  const item = container.querySelector('li') as HTMLElement;
  expect(hasValue(item, 'page', 'services')).toBe(true);
  expect(hasValue(item, 'status', 'stated')).toBe(true);
  expect(hasValue(item, 'page', 'about')).toBe(false);
});
