import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf } from '../../gallery/show.tsx';
import { examples } from './Field.examples.tsx';
import { Field } from './Field.tsx';

test('a required field is marked, an optional one says so', () => {
  const labelOf = (name: string) =>
    render(<Field {...propsOf(examples, name)} />).container.querySelector('label')?.textContent;
  expect(labelOf('Required')).toBe('First Name *');
  expect(labelOf('Optional')).toBe('Company (optional)');
  expect(labelOf('Choice')).toBe('Project Budget');
});

test('the error stands beside the field and the control points to it', () => {
  render(<Field {...propsOf(examples, 'Wrong')} />);
  const control = screen.getByLabelText(/Email Address/);
  const error = document.getElementById(control.getAttribute('aria-describedby') ?? '');
  expect(error?.textContent).toBe('Write an address with an @, such as name@company.example.');
});
