import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf } from '../../gallery/show.tsx';
import { examples } from './SearchBox.examples.tsx';
import { SearchBox } from './SearchBox.tsx';

const field = (name: string) => screen.getByRole<HTMLInputElement>('searchbox', { name });

test('words that are read out name it, and what is typed is sent as q', () => {
  const { container } = render(<SearchBox {...propsOf(examples, 'Large')} />);
  expect(field('Search this site').name).toBe('q');
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('a label outside names it by its id', () => {
  render(
    <>
      <label htmlFor="a-field">Find a page</label>
      <SearchBox id="a-field" controls="answers" />
    </>,
  );
  expect(field('Find a page').getAttribute('aria-controls')).toBe('answers');
});

test('a button stands in the box, after the field', () => {
  render(<SearchBox {...propsOf(examples, 'With a button')} />);
  const button = screen.getByRole('button', { name: 'Search' });
  expect(button.previousElementSibling).toBe(field('Search the articles'));
});
