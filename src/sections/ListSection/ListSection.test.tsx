import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './ListSection.examples.ts';
import { ListSection } from './ListSection.tsx';

test('an item with details is one target, named by its title, and holds its links in the fold', () => {
  const list = show(ListSection, propsOf(examples, 'With folds, beside the claim'));
  const [fold] = list.querySelectorAll('details');
  const [summary] = fold?.querySelectorAll('summary') ?? [];
  expect(summary?.querySelector('a, button')).toBeNull();
  expect(summary?.querySelector('h3')?.textContent).toBe('Register');
  expect(texts(fold ?? list, 'li')).toEqual(['A first point', 'A second point', 'ERC3643']);
  expect(within(fold ?? list).getByRole('link', { hidden: true }).textContent).toBe(
    'See the register',
  );
});

test('a note below the list leads on', () => {
  show(ListSection, propsOf(examples, 'Under lines of water, with a note'));
  expect(screen.getByRole('link').closest('p')?.textContent).toContain('We claim no approval.');
});
