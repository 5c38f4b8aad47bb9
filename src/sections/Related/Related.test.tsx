import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf, texts } from '../../gallery/show.tsx';
import { examples } from './Related.examples.ts';
import { Related } from './Related.tsx';

test('leads on to each page and says to which group it belongs', () => {
  const props = propsOf(examples, 'Two pages');
  const { container } = render(<Related {...props} />);
  expect(screen.getByRole('region', { name: 'Related pages' })).toBeTruthy();
  const links = [...container.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(props.items.map(({ href }) => href));
  expect(texts(container, 'li a')).toEqual(['SolutionsReal estate', 'Use casesRWA tokenization']);
});
