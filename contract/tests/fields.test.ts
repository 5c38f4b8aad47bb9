import { expect, test } from 'vitest';
import { type FieldsMessages, fields, NEWS, sayValue, TRAP } from '../fields.ts';
import { longFields, shortFields } from '../labelled-lines.ts';
import { bookingFields, messageFields } from '../payload.ts';

/** What stands beside the fields: in a form, in a filter of the inbox, in a table, or in what is posted on. */
const TAKEN = [
  ...[NEWS, TRAP, 'session', 'start', 'zone', 'seen', 'act'],
  ...['view', 'q', 'kind', 'status', 'country', 'assignee', 'suspect', 'before'],
  ...['reference', 'received', 'page', 'consent', 'booking'],
];

test('each field has a name of its own, in small letters, that means nothing else', () => {
  const names = fields.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(TAKEN).not.toContain(name);
  }
});

test('lists belong to the contact form: the page of times without scripts cannot keep what was chosen', () => {
  for (const { name, kind, forms } of fields)
    if (kind === 'select') expect(forms.booking, name).toBeUndefined();
});

const typed = { 'first-name': ' Layla\u0000 ', 'last-name': 'Haddad', email: 'layla@b.example' };

test('a field that may be empty may be missing, and one that may not must hold more than spaces', () => {
  const message = messageFields.parse({ ...typed, message: 'We own a farm.' });
  expect(message).toMatchObject({ 'first-name': 'Layla', company: '' });
  expect(Object.keys(message)).toEqual(fields.map(({ name }) => name));
  expect(messageFields.safeParse({ ...typed, message: ' ' }).success).toBe(false);
  const times = { session: 'short', start: '2026-11-25T05:00:00.000Z', zone: 'Asia/Dubai' };
  expect(bookingFields.parse({ ...typed, ...times }).message).toBe('');
});

test.each([
  ['an address without a dot', { email: 'layla@company' }],
  ['a name longer than its limit', { 'last-name': 'a'.repeat(201) }],
  ['a field that the form has not', { shoe: '38' }],
])('%s is refused', (_, wrong) => {
  const form = { ...typed, message: 'We own a farm.', ...wrong };
  expect(messageFields.safeParse(form).success).toBe(false);
});

test('a message in words names options by their labels, and paragraphs below', () => {
  const messages = Object.fromEntries(
    fields.map(({ name }) => [name, { label: name }]),
  ) as FieldsMessages;
  messages.budget.options = [{ value: 'small', label: 'Under $50,000' }];
  expect(sayValue(messages.budget, 'gone')).toBe('gone');
  const values = { budget: 'small', message: 'One\nTwo' };
  expect(shortFields(messages, values)).toContainEqual(['budget', 'Under $50,000']);
  expect(longFields(messages, values)).toEqual(['message:\nOne\nTwo']);
});
