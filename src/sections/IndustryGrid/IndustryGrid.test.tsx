import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf, texts } from '../../gallery/show.tsx';
import { examples } from './IndustryGrid.examples.ts';
import { IndustryGrid } from './IndustryGrid.tsx';

const props = propsOf(examples, 'With and without a page');

test('an industry with a page of its own is a link, another one is not', () => {
  const { container } = render(<IndustryGrid {...props} />);
  expect(texts(container, 'h3')).toEqual(['Real estate', 'Supply chain']);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/industries/real-estate-developers',
  ]);
});

test.each(examples)('every use case stands under its industry: $name', (example) => {
  const { container } = render(<IndustryGrid {...example.props} />);
  const lists = [...container.querySelectorAll('li > ul')];
  expect(lists.map((list) => texts(list, 'li'))).toEqual(
    example.props.items.map(({ useCases }) => useCases),
  );
});
