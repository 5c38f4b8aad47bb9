import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf } from '../../gallery/show.tsx';
import { examples } from './Quote.examples.ts';
import { Quote } from './Quote.tsx';

test('a quote names a role and never a person', () => {
  const { container } = render(<Quote {...propsOf(examples, 'Typical')} />);
  expect(container.textContent).toContain('Nobody had to explain a wallet to a customer.');
  expect(container.textContent).toContain('Invented quotation · Group Programme Director');
});

test('older names of the fields say the same', () => {
  const { container } = render(<Quote {...propsOf(examples, 'Older names of its fields')} />);
  expect(container.textContent).toContain('We closed the month in two days.');
  expect(container.textContent).toContain('Invented quotation · Controller');
});
