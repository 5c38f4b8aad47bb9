import { expect, test } from 'vitest';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './TransferPlayground.examples.ts';
import { TransferPlayground } from './TransferPlayground.tsx';

test('the example can be read step by step without a script', () => {
  const props = propsOf(examples, 'Three steps');
  const container = show(TransferPlayground, props);
  expect(texts(container, 'dt')).toEqual(props.example.map(({ title }) => title));
});
