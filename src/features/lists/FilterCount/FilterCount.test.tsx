import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { part } from '../../../runtime/elements/part.ts';
import '../Filter/FilterList.client.ts';
import { FilterList } from '../Filter/FilterList.tsx';
import { listItem, ofFacet } from '../facets.ts';
import type { ListParts, ListWords } from '../list-parts.ts';
import { FilterCount } from './FilterCount.tsx';

/** What the line says over a list, once it is narrowed to these items. */
async function saidOf(items: string[], words: ListWords) {
  history.replaceState(null, '', '/?category=a');
  const { container } = render(
    <FilterList words={words}>
      <a href="/a" {...ofFacet('choice', 'category', 'a')}>
        A
      </a>
      <FilterCount />
      <div {...part<ListParts>('list')}>
        <p {...listItem('/other', { category: 'b' })} />
        {items.map((item) => (
          <p key={item} {...listItem(item, { category: 'a' })} />
        ))}
      </div>
    </FilterList>,
  );
  await vi.waitFor(() => expect(container.querySelector('[follows-address]')).toBeTruthy());
  return screen.getByRole('status').textContent;
}

const some = { one: '1 article', other: '{n} articles' };

test.each([
  [[], 'No article fits.'],
  [['/a'], '1 article'],
  [['/a', '/b', '/c'], '3 articles'],
])('of %j it says %s', async (items, sentence) => {
  expect(await saidOf(items, { none: 'No article fits.', some })).toBe(sentence);
});

test('without a sentence for nothing it stays empty', async () => {
  expect(await saidOf([], { some })).toBe('');
});
