import { expect, test } from 'vitest';
import { sampleMessages } from '../../gallery/content.ts';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './Register.examples.ts';
import { Register } from './Register.tsx';

const says = sampleMessages.illustrations.register;

test('states are said in words, not by tint alone', () => {
  const page = show(Register, propsOf(examples, 'One changed, one frozen'));
  const rows = texts(page, 'tbody tr');
  expect(rows.find((row) => row.startsWith('H-0412'))).toContain(says.frozen);
  expect(rows.find((row) => row.startsWith('H-1187'))).toContain(says.changed);
});

test('the foot names what moved, and the sum', () => {
  const page = show(Register, propsOf(examples, 'One changed, one frozen'));
  const [moved, sum] = texts(page, 'figure > p bdi');
  expect(moved).toContain('H-1187');
  expect(sum).toContain('40,000');
});

test('all others are one row with their number', () => {
  const page = show(Register, propsOf(examples, 'One changed, one frozen'));
  expect(texts(page, 'tbody tr').at(-1)).toContain('1,355');
});
