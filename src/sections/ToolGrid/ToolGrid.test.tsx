import { expect, test } from 'vitest';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './ToolGrid.examples.ts';
import { ToolGrid } from './ToolGrid.tsx';

test('each plate leads to its tool', () => {
  const props = propsOf(examples, 'Two tools');
  const container = show(ToolGrid, props);
  expect(texts(container, 'li strong')).toEqual(props.items.map(({ name }) => name));
  const targets = [...container.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
  expect(targets).toEqual(props.items.map(({ href }) => href));
});
