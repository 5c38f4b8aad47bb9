import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './ContactPanel.examples.ts';
import { ContactPanel } from './ContactPanel.tsx';

const props = propsOf(examples, 'Form and two channels');

test('the fields stand in the order of the specification, each with a label', () => {
  const container = show(ContactPanel, props);
  expect(texts(container, 'label')).toEqual([
    'First Name *',
    'Last Name *',
    'Email Address *',
    'Company (optional)',
    'Service Interest',
    'Project Budget',
    'Message *',
  ]);
});

test('what is marked as required is required, and nothing else', () => {
  const container = show(ContactPanel, props);
  const required = [...container.querySelectorAll('[required]')].map((field) => field.id);
  expect(required).toEqual(['first-name', 'last-name', 'email', 'message-text']);
});

test('choices begin with none chosen and keep the order of the content', () => {
  show(ContactPanel, props);
  const budget = screen.getByLabelText<HTMLSelectElement>('Project Budget');
  expect(budget.value).toBe('');
  expect(texts(budget, 'option')).toEqual(['Please choose', 'Under $50,000', 'Over $500,000']);
});

test('without scripts the form goes to the mail program', () => {
  const form = show(ContactPanel, props).querySelector('form');
  expect(form?.getAttribute('action')).toBe('mailto:hello@falaj.example');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send Message' }).type).toBe(
    'submit',
  );
});

test('channels say what to expect, and the chat opens a new tab', () => {
  const container = show(ContactPanel, props);
  expect(texts(container, 'article h3')).toEqual(['Live Chat Support', 'Schedule a Call']);
  const opened = texts(container, 'article a[target="_blank"]');
  expect(opened).toEqual(['Start Live Chat (opens in a new tab)']);
});

test('the Tab key goes through the fields in their order, then to the button', async () => {
  const container = show(ContactPanel, props);
  const order = [...container.querySelectorAll('label')].map(({ htmlFor }) => htmlFor);
  const reached: string[] = [];
  for (const _ of order) {
    await userEvent.tab();
    reached.push(document.activeElement?.id ?? '');
  }
  expect(reached).toEqual(order);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Send Message');
});
