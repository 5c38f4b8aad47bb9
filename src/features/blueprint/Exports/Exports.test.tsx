import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { propsOf } from '../../../gallery/show.tsx';
import { keepDraft, readDraft } from '../../draft/draft.ts';
import { keepPlan, withPlan } from '../send.ts';
import { examples } from './Exports.examples.ts';
import { Exports } from './Exports.tsx';

const props = propsOf(examples, 'All ways');
const { exports: messages } = props.messages;

test('the plan joins what was written before, and takes the place of an earlier plan', () => {
  keepDraft({ message: 'Hello.' });
  keepPlan(props);
  const once = readDraft().message;
  expect(once?.startsWith('Hello.\n\n')).toBe(true);
  expect(once).toContain(props.url);
  keepPlan(props);
  expect(readDraft().message).toBe(once);
  const line = messages.message.split('{')[0];
  expect(withPlan(`${once}\nGoodbye.`, `${line}new\nb\nc`, messages.message)).toBe(
    `Hello.\n\nGoodbye.\n\n${line}new\nb\nc`,
  );
});

test('the address is shown where it cannot be copied', async () => {
  const user = userEvent.setup({ writeToClipboard: false });
  render(<Exports {...props} />);
  await user.click(screen.getByRole('button', { name: messages.copy }));
  expect((await screen.findByRole('status')).textContent).not.toBe('');
});
