import { expect, test } from 'vitest';
import { sampleMessages } from '../../gallery/content.ts';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './Hero.examples.ts';
import { Hero } from './Hero.tsx';

test('the risk line stands below the tile of a minimum', () => {
  const props = propsOf(examples, 'A minimum with its risk line');
  const tile = show(Hero, props).querySelector('dl');
  expect(tile?.nextElementSibling?.textContent).toBe(props.risk);
});

test('every figure has a mark of what it is', () => {
  const props = propsOf(examples, 'Primary, with everything');
  const marks = props.statistics.map(({ status }) => `, ${sampleMessages.figureStatus[status]}`);
  expect(texts(show(Hero, props), 'dl a')).toEqual(marks);
});
