import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { propsOf } from '../../gallery/show.tsx';
import { examples } from './NumberField.examples.ts';
import { NumberField } from './NumberField.tsx';

const props = propsOf(examples, 'An amount');
const field = () => screen.getByLabelText<HTMLInputElement>(props.label);
const messages = () =>
  field()
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);

async function type(text: string) {
  const onChange = vi.fn();
  render(<NumberField {...props} onChange={onChange} />);
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.blur(field());
  return onChange;
}

test('what was read is shown as the page prints it', async () => {
  const onChange = vi.fn();
  const { rerender } = render(<NumberField {...props} onChange={onChange} />);
  fireEvent.change(field(), { target: { value: '$ 12.500.000,00' } });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.blur(field());
  expect(onChange).toHaveBeenCalledWith(12_500_000);
  rerender(<NumberField {...props} value={12_500_000} />);
  expect(field().value).toBe('12,500,000');
});

test.each([
  ['24000000,50', props.errors.number.split('{')[0]],
  ['24.000', props.errors.unclear],
  ['AED 24,000,000', props.errors.currency.USD],
])('“%s” stays, is told, and changes nothing', async (text, message) => {
  const onChange = await type(text);
  expect(onChange).not.toHaveBeenCalled();
  expect(field().value).toBe(text);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(messages()).toEqual([props.hint, expect.stringContaining(message ?? '?')]);
  fireEvent.change(field(), { target: { value: '24000' } });
  fireEvent.blur(field());
  expect(onChange).toHaveBeenCalledWith(24_000);
  expect(messages()).toEqual([props.hint]);
});

test('what was typed counts before its form is sent', () => {
  const heard: unknown[] = [];
  render(
    <form
      aria-label="Plan"
      onSubmit={(event) => {
        event.preventDefault();
        heard.push('sent');
      }}
    >
      <NumberField {...props} onChange={(value) => heard.push(value)} />
    </form>,
  );
  fireEvent.change(field(), { target: { value: '２４０００' } });
  fireEvent.submit(screen.getByRole('form'));
  expect(heard).toEqual([24_000, 'sent']);
});

/** The field as printed, changed before its script arrives. */
function wake(text: string, hasFocus = false) {
  const onChange = vi.fn();
  const root = document.createElement('div');
  document.body.append(root);
  const element = <NumberField {...props} onChange={onChange} />;
  root.innerHTML = renderToString(element);
  field().value = text;
  if (hasFocus) field().focus();
  act(() => void hydrateRoot(root, element));
  return { onChange, end: () => root.remove() };
}

test.each([
  ['12,500,000', 12_500_000],
  ['12 500 000', 12_500_000],
])('“%s” that stood there before the script counts', (text, value) => {
  const { onChange, end } = wake(text);
  expect(onChange).toHaveBeenCalledWith(value);
  end();
});

test('what cannot be read is not lost when the script arrives', () => {
  const { onChange, end } = wake('a lot');
  expect(onChange).not.toHaveBeenCalled();
  expect(field().value).toBe('a lot');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  end();
});

test('whoever is typing when the script arrives goes on', async () => {
  const { onChange, end } = wake('1250', true);
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.type(field(), '0');
  await userEvent.tab();
  expect(onChange).toHaveBeenCalledWith(12_500);
  end();
});
