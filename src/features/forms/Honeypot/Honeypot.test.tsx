import { TRAP } from '@falaj/contract/fields.ts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf } from '../../../gallery/show.tsx';
import { examples } from './Honeypot.examples.ts';
import { Honeypot } from './Honeypot.tsx';

test('is there for programs, and for nobody who reads, listens or tabs', () => {
  const { container } = render(<Honeypot {...propsOf(examples, 'Out of sight')} />);
  const field = container.querySelector('input');
  expect(field?.name).toBe(TRAP);
  expect(field?.tabIndex).toBe(-1);
  expect(screen.queryByRole('textbox')).toBeNull();
});
