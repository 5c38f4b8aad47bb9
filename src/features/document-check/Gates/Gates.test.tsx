import { expect, test } from 'vitest';
import { propsOf, show } from '../../../gallery/show.tsx';
import { examples } from './Gates.examples.ts';
import { Gates } from './Gates.tsx';

test('there is a gate for each digit, and those that differ are told apart', () => {
  const row = show(Gates, propsOf(examples, 'Another one, compared with the first'));
  expect(row.querySelectorAll('i')).toHaveLength(64);
  expect([...row.querySelectorAll('i')].map((gate) => 'other' in gate.dataset).indexOf(true)).toBe(
    0,
  );
  expect(row.querySelectorAll('[data-other]')).toHaveLength(1);
});
