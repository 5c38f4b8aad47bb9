import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleWords } from '../../gallery/content.ts';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './ServiceGrid.examples.ts';
import { ServiceGrid } from './ServiceGrid.tsx';

const props = propsOf(examples, 'A link and a plain card');

test('a card with an address is a link, another is not', () => {
  const container = show(ServiceGrid, props);
  const titles = props.items.map(({ title }) => title);
  expect(texts(container, 'article h3')).toEqual(titles);
  expect(texts(container, 'h3 a')).toEqual(titles.slice(0, 1));
});

test('a card says how long it takes and how demanding it is', () => {
  const [platforms, consulting] = show(ServiceGrid, props).querySelectorAll('article');
  expect(platforms?.textContent).toContain('8–12 weeks');
  expect(platforms?.textContent).toContain('Enterprise');
  expect(consulting?.textContent).toContain(sampleWords.ongoing);
});

test('token standards are a named list, only where there are any', () => {
  show(ServiceGrid, props);
  const lists = screen.getAllByRole('list', { name: sampleWords.protocols });
  expect(lists.map((list) => texts(list, 'li'))).toEqual([['ERC1155', 'ERC3643']]);
});
