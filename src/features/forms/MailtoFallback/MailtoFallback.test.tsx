import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleMessages } from '../../../gallery/content.ts';
import { propsOf } from '../../../gallery/show.tsx';
import { examples } from './MailtoFallback.examples.ts';
import { MailtoFallback } from './MailtoFallback.tsx';

const props = propsOf(examples, 'With a mail program');
const messages = sampleMessages.mailtoFallback;

afterEach(() => vi.restoreAllMocks());

test('copying puts the whole text on the clipboard and says so', async () => {
  const user = userEvent.setup();
  render(<MailtoFallback {...props} />);
  await user.click(screen.getByRole('button', { name: messages.copy }));
  expect(await navigator.clipboard.readText()).toBe(props.text);
  expect(screen.getByRole('status').textContent).toBe(messages.copied);
});

test('where copying is not allowed the text is selected instead', async () => {
  const user = userEvent.setup();
  render(<MailtoFallback {...props} />);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: messages.copy }));
  const box = screen.getByLabelText<HTMLTextAreaElement>(messages.text);
  expect(document.activeElement).toBe(box);
  expect(box.selectionEnd - box.selectionStart).toBe(props.text.length);
  expect(screen.getByRole('status').textContent).toBe(messages.copyFailed);
});

test('what has been sent already is not offered to the mail program again', () => {
  render(<MailtoFallback {...propsOf(examples, 'To keep')} />);
  expect(screen.queryByRole('link')).toBeNull();
});
