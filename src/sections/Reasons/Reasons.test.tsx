import { expect, test } from 'vitest';
import { show, texts } from '../../gallery/show.tsx';
import { examples } from './Reasons.examples.ts';
import { Reasons } from './Reasons.tsx';

test.each(examples)('every reason has its title and its sentence: $name', ({ props }) => {
  const container = show(Reasons, props);
  expect(texts(container, 'li h3')).toEqual(props.items.map(({ title }) => title));
  expect(texts(container, 'li p')).toEqual(props.items.map(({ description }) => description));
});

test('without a sentence beside the claim there is no empty paragraph', () => {
  for (const { props } of examples) {
    const container = show(Reasons, props);
    expect(texts(container, 'p')).not.toContain('');
  }
});
