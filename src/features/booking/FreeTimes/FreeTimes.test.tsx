import { LANGUAGE, TRAP } from '@falaj/contract/fields.ts';
import { bookingFields } from '@falaj/contract/payload.ts';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf } from '../../../gallery/show.tsx';
import { examples } from './FreeTimes.examples.ts';
import { FreeTimes } from './FreeTimes.tsx';

test('one form asks for times again, and one posts the fields that the desk knows', () => {
  const { container } = render(<FreeTimes {...propsOf(examples, 'A time to choose')} />);
  const [times, book] = container.querySelectorAll('form');
  const names = (form?: HTMLFormElement) =>
    [...(form?.elements ?? [])].map((field) => field.getAttribute('name')).filter(Boolean);
  expect(times?.method).toBe('get');
  expect(names(times)).toEqual(['language', 'session', 'zone']);
  expect(book?.method).toBe('post');
  expect(names(book).sort()).toEqual([...Object.keys(bookingFields.shape), LANGUAGE, TRAP].sort());
});
