import { expect, test } from 'vitest';
import { show, texts } from '../../gallery/show.tsx';
import { examples } from './Instrument.examples.ts';
import { Instrument } from './Instrument.tsx';

test.each(examples)('shows $name with its context and all values in a list or table', (example) => {
  const page = show(Instrument, example.props);
  expect(texts(page, 'figcaption')[0]).toContain(example.props.instrument.context);
  expect(texts(page, 'li, tbody tr').length).toBeGreaterThan(2);
});

test('every kind has its picture', () => {
  expect(new Set(examples.map(({ name }) => name)).size).toBe(8);
});
