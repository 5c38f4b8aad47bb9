import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf } from '../../gallery/show.tsx';
import { examples } from './Fold.examples.tsx';
import { Fold } from './Fold.tsx';

test('what is inside stands in the HTML of a closed fold', () => {
  const { container } = render(<Fold {...propsOf(examples, 'A word')} />);
  expect(container.querySelector('details')?.open).toBe(false);
  expect(screen.getByText(/payout file/)).toBeTruthy();
});

test('it is opened by its word', () => {
  render(<Fold {...propsOf(examples, 'On a phone only')} />);
  expect(screen.getByText('Deliverables').tagName).toBe('SUMMARY');
});
