import { expect, test } from 'vitest';
import { propsOf, show } from '../../gallery/show.tsx';
import { examples } from './Hero.examples.ts';
import { Hero } from './Hero.tsx';

test('the risk line stands below the tile of a minimum', () => {
  const props = propsOf(examples, 'A minimum with its risk line');
  const tile = show(Hero, props).querySelector('dl');
  expect(tile?.nextElementSibling?.textContent).toBe(props.risk);
});
