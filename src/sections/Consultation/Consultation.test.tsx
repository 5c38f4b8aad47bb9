import { expect, test } from 'vitest';
import { propsOf, show } from '../../gallery/show.tsx';
import { examples } from './Consultation.examples.ts';
import { Consultation } from './Consultation.tsx';

const container = () => show(Consultation, propsOf(examples, 'Three sessions'));

test('the row is a stop for the keyboard only where a session has no link', () => {
  expect(container().querySelector('[tabindex="0"]')?.querySelectorAll('li')).toHaveLength(3);
  const props = propsOf(examples, 'Three sessions');
  const call = { text: 'Choose a time', href: '/contact' };
  const sessions = props.sessions.map((session) => ({ ...session, call }));
  expect(show(Consultation, { ...props, sessions }).querySelector('[tabindex]')).toBeNull();
});
