import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { propsOf } from '../../../gallery/show.tsx';
import '../Filter/FilterList.client.ts';
import { FilterList } from '../Filter/FilterList.tsx';
import { examples } from './FilterCount.examples.ts';
import { FilterCount } from './FilterCount.tsx';

/** What the line says over a list, once it is narrowed to these items. */
async function saidOf(items: string[], name: string) {
  history.replaceState(null, '', '/?category=a');
  const { container } = render(
    <FilterList>
      <a href="/a" data-part="choice" data-facet="category" data-value="a">
        A
      </a>
      <FilterCount {...propsOf(examples, name)} />
      <div data-part="list">
        <p data-item="/other" data-category="b" />
        {items.map((item) => (
          <p key={item} data-item={item} data-category="a" />
        ))}
      </div>
    </FilterList>,
  );
  await vi.waitFor(() => expect(container.querySelector('[follows-address]')).toBeTruthy());
  return screen.getByRole('status').textContent;
}

test.each([
  [[], 'No article fits.'],
  [['/a'], '1 article'],
  [['/a', '/b', '/c'], '3 articles'],
])('of %j it says %s', async (items, sentence) => {
  expect(await saidOf(items, 'Before anything is narrowed')).toBe(sentence);
});

test('without a sentence for nothing it stays empty', async () => {
  expect(await saidOf([], 'Something always fits')).toBe('');
});

test('before that it is an empty line that screen readers listen to', () => {
  render(<FilterCount {...propsOf(examples, 'Before anything is narrowed')} />);
  expect(screen.getByRole('status').textContent).toBe('');
});
