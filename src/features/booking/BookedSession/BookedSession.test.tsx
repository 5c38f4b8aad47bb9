import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf } from '../../../gallery/show.tsx';
import { examples } from './BookedSession.examples.tsx';
import { BookedSession } from './BookedSession.tsx';

test('two buttons of one form say what is to be done, and nothing is in the address', () => {
  const props = propsOf(examples, 'A booked session');
  const { container } = render(<BookedSession {...props} />);
  expect(container.querySelector('form')?.method).toBe('post');
  const acts = screen.getAllByRole<HTMLButtonElement>('button');
  expect(acts.map(({ name, value }) => [name, value])).toEqual([
    ['act', 'move'],
    ['act', 'cancel'],
  ]);
});
