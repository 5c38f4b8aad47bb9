import { fieldsIn } from '@falaj/contract/fields.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleMessages } from '../../../gallery/content.ts';
import { sampleFields } from '../../../gallery/fields.ts';
import { propsOf } from '../../../gallery/show.tsx';
import { type Plural, plural } from '../../../lib/plural.ts';
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
    sampleMessages.choose,
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

describe('the count of a long text', () => {
  const LIMIT = 20_000;
  const say = (forms: Plural, n: number) => plural(forms, n, 'en');
  const { left, over } = sampleMessages.form;
  /** Types as far as a length, and pauses. */
  const type = (length: number, text = 'x'.repeat(length)) => {
    fireEvent.input(screen.getByRole('textbox', { name: /Message/ }), { target: { value: text } });
    act(() => vi.advanceTimersByTime(1000));
    return screen.getByRole('status').textContent;
  };

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('stands near the end and beyond it, and counts as the desk does', () => {
    render(<FormFields {...booking} />);
    expect(type(LIMIT / 2)).toBe('');
    expect(type(LIMIT - 3)).toBe(say(left, 3));
    expect(type(LIMIT)).toBe(say(left, 0));
    expect(type(LIMIT + 1)).toBe(say(over, 1));
    expect(type(0, `  ${'\r\n'.repeat(9)}x${'\r\n'.repeat(LIMIT - 2)}x\n`)).toBe(say(left, 0));
    const described = screen
      .getByRole('textbox', { name: /Message/ })
      .getAttribute('aria-describedby');
    expect(document.getElementById(described ?? '')).toBe(screen.getByRole('status'));
  });

  test('is silent while somebody types', () => {
    render(<FormFields {...booking} />);
    const area = screen.getByRole('textbox', { name: /Message/ });
    for (let key = 0; key < 5; key += 1) {
      fireEvent.input(area, { target: { value: 'x'.repeat(LIMIT - key) } });
      act(() => vi.advanceTimersByTime(200));
      expect(screen.getByRole('status').textContent).toBe('');
    }
  });

  test('is there for what was typed before it woke, and with no limit it is not', () => {
    const typed = { message: 'x'.repeat(LIMIT - 1) };
    const { unmount } = render(<FormFields {...booking} typed={typed} />);
    expect(screen.getByRole('status').textContent).toBe(say(left, 1));
    unmount();
    render(<FormFields {...contact} typed={typed} />);
    expect(screen.queryByRole('status')).toBeNull();
  });
});

test('no browser shortens what is pasted', () => {
  const { container } = render(<FormFields {...booking} />);
  expect(container.querySelector('[maxlength]')).toBeNull();
});
