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

test('figures of one status share a note, and one that differs has its own mark', () => {
  const props = propsOf(examples, 'Primary, with everything');
  const { all, target } = sampleMessages.figureStatus;
  expect(texts(show(Hero, props), 'header > div:last-of-type a')).toEqual([all.stated]);
  const [first, ...rest] = props.statistics;
  const mixed = first ? [{ ...first, status: 'target' as const }, ...rest] : [];
  expect(texts(show(Hero, { ...props, statistics: mixed }), 'dl a')).toEqual([target]);
});
