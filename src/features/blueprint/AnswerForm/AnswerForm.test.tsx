import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { propsOf } from '../../../gallery/show.tsx';
import { BOUNDS } from '../../../schemas/blueprint/choices.ts';
import { examples } from './AnswerForm.examples.ts';
import { AnswerForm } from './AnswerForm.tsx';

function open(name = 'Worked example') {
  const onChange = vi.fn();
  const props = { ...propsOf(examples, name), onChange };
  render(<AnswerForm {...props} />);
  return props;
}

test('a number counts when its field is left, with or without thousands apart', async () => {
  const { onChange, messages } = open();
  const field = screen.getByLabelText(messages.labels.holders);
  await userEvent.clear(field);
  await userEvent.type(field, '1,250');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onChange).toHaveBeenCalledWith({ holders: 1250 });
});

test('a number out of its bounds is refused beside its field', async () => {
  const { onChange, messages } = open();
  const field = screen.getByLabelText(messages.labels.shared);
  await userEvent.clear(field);
  await userEvent.type(field, `${BOUNDS.shared.max + 1}{Enter}`);
  expect(onChange).not.toHaveBeenCalled();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(
    `${BOUNDS.shared.max}`,
  );
});

test('the proposal is not shown past a number that is none: its field takes the focus', async () => {
  const onShow = vi.fn();
  const props = propsOf(examples, 'Worked example');
  render(<AnswerForm {...props} onShow={onShow} />);
  const field = screen.getByLabelText(props.messages.labels.holders);
  await userEvent.clear(field);
  await userEvent.type(field, 'many');
  await userEvent.click(screen.getByRole('button', { name: props.messages.show }));
  expect(onShow).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field);
  expect(field.closest('details')?.open, 'a closed step cannot take the focus').toBe(true);
});

test('choices and ticks count at once, ticks in the order of the list', async () => {
  const { onChange, messages, labels } = open();
  await userEvent.selectOptions(screen.getByLabelText(messages.labels.issuer), 'difc');
  expect(onChange).toHaveBeenLastCalledWith({ issuer: 'difc' });
  await userEvent.click(screen.getByLabelText(labels.investors.eu));
  expect(onChange).toHaveBeenLastCalledWith({ investors: ['uae', 'gcc', 'eu'] });
  await userEvent.click(screen.getByLabelText(labels.investors.uae));
  expect(onChange).toHaveBeenLastCalledWith({ investors: ['gcc'] });
});

test('a first day counts when it is one', () => {
  const { onChange, messages } = open();
  const field = screen.getByLabelText(messages.labels.start);
  fireEvent.change(field, { target: { value: '2027-06-01' } });
  expect(onChange).toHaveBeenLastCalledWith({ start: '2027-06-01' });
  fireEvent.change(field, { target: { value: '1999-06-01' } });
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('no place at all is said', () => {
  const { messages } = open('No place chosen');
  expect(screen.getByRole('alert').textContent).toBe(messages.errors.investors);
});
