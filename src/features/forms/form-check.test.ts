// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { sampleFields } from '../../gallery/fields.ts';
import { errorMessagesOf, faultsOf, withFault } from './form-check.ts';

const errorMessages = {
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
  expect(Object.entries(faultsOf(formWith('', 'layla'), errorMessages))).toEqual([
    ['name', 'Tell us your name.'],
    ['email', 'This is no address.'],
  ]);
});

test('blanks are not an answer', () => {
  expect(faultsOf(formWith(' \t ', ''), errorMessages)).toEqual({
    name: 'Tell us your name.',
    email: 'We need an address.',
  });
});

test.each(['a@b', 'foo@gmail', 'foo@gmail.', 'a b@c.example', 'a@@b.example', '@b.example'])(
  '%s is no address that can be answered',
  (email) => {
    expect(faultsOf(formWith('Layla', email), errorMessages).email).toBe('This is no address.');
  },
);

test.each(['名前@例え.jp', "o'neil+x@mail.company.example", 'ليلى@مثال.موقع'])(
  '%s is one',
  (email) => {
    expect(faultsOf(formWith('Layla', email), errorMessages)).toEqual({});
  },
);

test('what nobody sees is no answer', () => {
  expect(faultsOf(formWith('\u200B\u00AD', 'a@b.example'), errorMessages)).toEqual({
    name: errorMessages.name.missing,
  });
});

test('a text too long is told as too long, and one that the desk takes is not', () => {
  const limited = errorMessagesOf('booking', sampleFields, '{label} over {limit}');
  document.body.innerHTML = '<form><textarea name="message"></textarea></form>';
  const form = document.querySelector('form') as HTMLFormElement;
  const faultsWith = (message: string, errorMessages = limited) => {
    (form.elements[0] as HTMLTextAreaElement).value = message;
    return faultsOf(form, errorMessages);
  };
  expect(faultsWith(`${'x\n'.repeat(9999)}xx\n  `)).toEqual({});
  const message = `${sampleFields.message.label} over 20,000`;
  expect(faultsWith('x'.repeat(20_001))).toEqual({ message });
  const unlimited = errorMessagesOf('booking', sampleFields);
  expect(faultsWith('x'.repeat(20_001), unlimited)).toEqual({});
});

test('one field is looked at anew without touching the others', () => {
  const errors = { name: 'a', email: 'b' };
  expect(withFault(errors, 'name', 'a')).toBe(errors);
  expect(withFault(errors, 'name')).toEqual({ email: 'b' });
  expect(withFault({}, 'email', 'b')).toEqual({ email: 'b' });
});
