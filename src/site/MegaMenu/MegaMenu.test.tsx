import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './MegaMenu.examples.ts';
import { MegaMenu } from './MegaMenu.tsx';

const props = propsOf(examples, 'Current page marked');

test('each of the six buttons opens a panel of its own', () => {
  const container = show(MegaMenu, props);
  const buttons = screen.getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual(
    props.groups.map(({ title }) => title),
  );
  for (const button of buttons) {
    const panel = document.getElementById(button.getAttribute('popovertarget') ?? '');
    expect(panel?.getAttribute('popover')).toBe('auto');
  }
  expect(container.querySelectorAll('[popover]')).toHaveLength(6);
});

test('links of closed menus are in the HTML', () => {
  const container = show(MegaMenu, props);
  const wanted = props.groups.flatMap(({ columns }) =>
    columns.flatMap(({ links }) => links.map(({ href }) => href)),
  );
  const found = [...container.querySelectorAll('[popover] li a')];
  expect(found.map((link) => link.getAttribute('href'))).toEqual(wanted);
});

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

test('every list of links is named by its heading', () => {
  for (const list of show(MegaMenu, props).querySelectorAll('ul[aria-labelledby]')) {
    const heading = document.getElementById(list.getAttribute('aria-labelledby') ?? '');
    expect(heading?.textContent).toBeTruthy();
  }
});

test('marks the current page', () => {
  const [link] = show(MegaMenu, props).querySelectorAll('[aria-current="page"]');
  expect(link?.getAttribute('href')).toBe('/industries/energy');
});
