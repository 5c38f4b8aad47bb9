import { expect, test } from 'vitest';
import { propsOf, show, texts } from '../../../gallery/show.tsx';
import { examples } from './Fingerprints.examples.ts';
import { Fingerprints } from './Fingerprints.tsx';

test('both lines stand with their digits, and the digits that differ are marked in the second', () => {
  const props = propsOf(examples, 'Two lines');
  const container = show(Fingerprints, props);
  const digits = texts(container, 'code').map((text) => text.replaceAll(' ', ''));
  expect(digits).toEqual([props.digits.before, props.digits.after]);
  expect(container.querySelectorAll('[data-other]')).toHaveLength(64);
});
