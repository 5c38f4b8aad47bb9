import { expect, test } from 'vitest';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './Waterfall.examples.ts';
import { Waterfall } from './Waterfall.tsx';

test('what is taken off has a minus sign, what came in and what is paid has none', () => {
  const page = show(Waterfall, propsOf(examples, 'Paid'));
  const amounts = texts(page, 'tbody bdi');
  expect(amounts).toEqual(['$412,000', '−$96,400', '−$118,000', '−$20,600', '−$8,240', '$168,760']);
});

test('the foot divides the payout by the shares', () => {
  const page = show(Waterfall, propsOf(examples, 'Paid'));
  expect(texts(page, 'figure > p bdi')[0]).toContain('$4.22');
});

test('a payout to a single copy is not divided', () => {
  const { illustration } = propsOf(examples, 'Paid');
  const one = { ...illustration, data: { ...illustration.data, shares: 1 } };
  const page = show(Waterfall, { illustration: one });
  expect(texts(page, 'figure > p bdi')).not.toContainEqual(expect.stringContaining('$168,760'));
});
