import { expect, test } from 'vitest';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './Limits.examples.ts';
import { Limits } from './Limits.tsx';

test('every limit is named, and the risk line follows them', () => {
  const { points, risk } = propsOf(examples, 'Two, with the risk line');
  const container = show(Limits, propsOf(examples, 'Two, with the risk line'));
  expect(texts(container, 'dt')).toEqual(points.map(({ title }) => title));
  expect(texts(container, 'dl + p')).toEqual([risk]);
});
