// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { sampleFields } from '../../gallery/fields.ts';
import { faultsOf, messagesOf, withFault } from './form-check.ts';

const messages = {
  name: { missing: 'Tell us your name.' },
  email: { missing: 'We need an address.', invalid: 'This is no address.' },
};

/** A form with these values. */
function formWith(name: string, email: string): HTMLFormElement {
  document.body.innerHTML =
    '<form><input name="name" required><input name="email" type="email" required><input name="other" required></form>';
  const form = document.querySelector('form') as HTMLFormElement;
  (form.elements.namedItem('name') as HTMLInputElement).value = name;
  (form.elements.namedItem('email') as HTMLInputElement).value = email;
  return form;
}

test('says what is missing and what is wrong, in the order of the form', () => {
  expect(Object.entries(faultsOf(formWith('', 'layla'), messages))).toEqual([
    ['name', 'Tell us your name.'],
    ['email', 'This is no address.'],
  ]);
});

test('blanks are not an answer', () => {
  expect(faultsOf(formWith(' \t ', ''), messages)).toEqual({
    name: 'Tell us your name.',
    email: 'We need an address.',
  });
});

test.each(['a@b', 'foo@gmail', 'foo@gmail.', 'a b@c.example', 'a@@b.example', '@b.example'])(
  '%s is no address that can be answered',
  (email) => {
    expect(faultsOf(formWith('Layla', email), messages).email).toBe('This is no address.');
  },
);

test.each(['名前@例え.jp', "o'neil+x@mail.company.example", 'ليلى@مثال.موقع'])(
  '%s is one',
  (email) => {
    expect(faultsOf(formWith('Layla', email), messages)).toEqual({});
  },
);

test('what nobody sees is no answer', () => {
  expect(faultsOf(formWith('\u200B\u00AD', 'a@b.example'), messages)).toEqual({
    name: messages.name.missing,
  });
});

test('a text too long is told as too long, and one that the desk takes is not', () => {
  const limited = messagesOf('booking', sampleFields, '{label} over {limit}');
  document.body.innerHTML = '<form><textarea name="message"></textarea></form>';
  const form = document.querySelector('form') as HTMLFormElement;
  const faultsWith = (message: string, messages = limited) => {
    (form.elements[0] as HTMLTextAreaElement).value = message;
    return faultsOf(form, messages);
  };
  expect(faultsWith(`${'x\n'.repeat(9999)}xx\n  `)).toEqual({});
  const message = `${sampleFields.message.label} over 20,000`;
  expect(faultsWith('x'.repeat(20_001))).toEqual({ message });
  const unlimited = messagesOf('booking', sampleFields);
  expect(faultsWith('x'.repeat(20_001), unlimited)).toEqual({});
});

test('one field is looked at anew without touching the others', () => {
  const errors = { name: 'a', email: 'b' };
  expect(withFault(errors, 'name', 'a')).toBe(errors);
  expect(withFault(errors, 'name')).toEqual({ email: 'b' });
  expect(withFault({}, 'email', 'b')).toEqual({ email: 'b' });
});
