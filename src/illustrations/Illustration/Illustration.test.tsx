import { expect, test } from 'vitest';
import { show, texts } from '../../gallery/show.tsx';
import { examples } from './Illustration.examples.ts';
import { Illustration } from './Illustration.tsx';

test.each(examples)('shows $name with its context and all values in a list or table', (example) => {
  const page = show(Illustration, example.props);
  expect(texts(page, 'figcaption')[0]).toContain(example.props.illustration.context);
  expect(texts(page, 'li, tbody tr').length).toBeGreaterThan(2);
});

test('every kind has its picture', () => {
  expect(new Set(examples.map(({ name }) => name)).size).toBe(8);
});
