import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { propsOf } from '../../gallery/show.tsx';
import { examples } from './Button.examples.ts';
import { Button } from './Button.tsx';

test('without an address it submits the form around it', () => {
  render(<Button {...propsOf(examples, 'Submit')} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send Message' }).type).toBe(
    'submit',
  );
  expect(screen.queryByRole('link')).toBeNull();
});

test('with something to do it does that, and submits nothing', () => {
  const onPress = vi.fn();
  render(<Button onPress={onPress}>Copy</Button>);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Copy' });
  button.click();
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(button.type).toBe('button');
});

test('a busy one says so and can still be reached', () => {
  render(<Button {...propsOf(examples, 'Busy')} />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sending your message' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.disabled).toBe(false);
});
