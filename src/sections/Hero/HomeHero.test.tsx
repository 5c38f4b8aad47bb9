import { expect, test } from 'vitest';
import { sampleMessages } from '../../gallery/content.ts';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './HomeHero.examples.ts';
import { HomeHero } from './HomeHero.tsx';

test('a transfer is lit as far as its rules pass, and says of each what came of it', () => {
  const { pass, refused, notRun } = sampleMessages.illustrations.transferCheck;
  const hero = show(HomeHero, propsOf(examples, 'With video and product'));
  const states = [...hero.querySelectorAll('figure ol')].map((lane) =>
    texts(lane, 'li > :last-child'),
  );
  expect(states).toEqual([
    [pass, pass, pass],
    [pass, refused, notRun],
  ]);
});
