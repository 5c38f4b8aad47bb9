import { expect, test } from 'vitest';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './MegaMenu.examples.ts';
import { MegaMenu } from './MegaMenu.tsx';

const props = propsOf(examples, 'Current page marked');

test('cards are not links', () => {
  const container = show(MegaMenu, props);
  const cards = props.groups.flatMap((group) => group.cards.map(({ title }) => title));
  expect(cards.length).toBeGreaterThan(0);
  const linked = texts(container, 'a');
  for (const title of cards) {
    expect(container.textContent).toContain(title);
    expect(linked).not.toContain(title);
  }
});
