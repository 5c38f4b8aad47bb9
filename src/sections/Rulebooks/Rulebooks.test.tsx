import { expect, test } from 'vitest';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './Rulebooks.examples.ts';
import { Rulebooks } from './Rulebooks.tsx';

test('each plate leads to what explains its rule', () => {
  const props = propsOf(examples, 'Six plates');
  const container = show(Rulebooks, props);
  expect(texts(container, 'li strong')).toEqual(props.items.map(({ name }) => name));
  const targets = [...container.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
  expect(targets).toEqual(props.items.map(({ href }) => href));
});
