import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf, texts } from '../../gallery/show.tsx';
import { examples } from './Tags.examples.ts';
import { Tags } from './Tags.tsx';

test('is a list with a name', () => {
  const props = propsOf(examples, 'Several');
  const { container } = render(<Tags {...props} />);
  expect(screen.getByRole('list', { name: 'Energy' })).toBeTruthy();
  expect(texts(container, 'li')).toEqual(props.items);
});

test('prints nothing when there are none', () => {
  expect(render(<Tags {...propsOf(examples, 'None')} />).container.innerHTML).toBe('');
});
