import { fieldsIn } from '@falaj/contract/fields.ts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleWords } from '../../../gallery/content.ts';
import { sampleFields } from '../../../gallery/fields.ts';
import { propsOf } from '../../../gallery/show.tsx';
import { examples } from './FormFields.examples.ts';
import { FormFields } from './FormFields.tsx';

const contact = propsOf(examples, 'Of the contact form');
const booking = propsOf(examples, 'Of a booking');

test.each([contact, booking])(
  'shows each field of its form, and asks only for what it needs',
  (props) => {
    const { container } = render(<FormFields {...props} />);
    const controls = [...container.querySelectorAll<HTMLInputElement>('[name]')];
    expect(controls.map(({ name, required }) => [name, required])).toEqual(
      fieldsIn(props.form).map(({ name, forms }) => [name, forms[props.form] === 'required']),
    );
  },
);

test('a list begins with nothing chosen and keeps the order of the content', () => {
  render(<FormFields {...contact} />);
  const budget = screen.getByLabelText<HTMLSelectElement>(sampleFields.budget.label);
  expect(budget.value).toBe('');
  expect([...budget.options].map(({ text }) => text)).toEqual([
    sampleWords.choose,
    'Under $50,000',
    'Over $500,000',
  ]);
});

test('says at a field what is wrong with it, and keeps what was typed', () => {
  const errors = { email: 'Write the whole address.' };
  render(<FormFields {...contact} typed={{ company: 'Farm' }} errors={errors} />);
  const email = screen.getByLabelText(new RegExp(sampleFields.email.label));
  const id = email.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toBe(errors.email);
  expect(screen.getByDisplayValue('Farm')).toBeDefined();
});

test('limits what is typed only where the desk alone gets it', () => {
  const { container } = render(<FormFields {...contact} />);
  expect(container.querySelector('[maxlength]')).toBeNull();
  const limited = render(<FormFields {...booking} />).container;
  expect(limited.querySelector('textarea')?.maxLength).toBe(20_000);
});
