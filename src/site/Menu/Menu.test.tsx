import { expect, test } from 'vitest';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './Menu.examples.ts';
import { Menu } from './Menu.tsx';

const props = propsOf(examples, 'A page of the groups is current');
const addresses = (links: Iterable<HTMLAnchorElement>) =>
  [...links].map((link) => link.getAttribute('href'));

test('the button of each group opens a panel, which holds every link of the group', () => {
  const container = show(Menu, props);
  const buttons = [...container.querySelectorAll<HTMLButtonElement>('nav > ul > li > button')];
  expect(buttons).toHaveLength(props.groups.length);
  for (const [index, { title, summary, columns }] of props.groups.entries()) {
    expect(buttons[index]?.textContent).toBe(`${title}${summary}`);
    const panel = container.querySelector(
      `[id="${buttons[index]?.getAttribute('popovertarget')}"]`,
    );
    expect(panel?.hasAttribute('popover')).toBe(true);
    expect(addresses(panel?.querySelectorAll<HTMLAnchorElement>('li a') ?? [])).toEqual(
      columns.flatMap(({ links }) => links.map(({ href }) => href)),
    );
  }
});

test('the five links are one list, and what else leads on stands outside it', () => {
  const container = show(Menu, props);
  const links = container.querySelectorAll<HTMLAnchorElement>('nav > ul > li > a');
  expect(addresses(links)).toEqual(props.entries.map(({ href }) => href));
  expect(container.querySelector('nav a[href="/search"]')?.closest('ul')).toBeNull();
});

test('the current page is marked wherever a group leads to it', () => {
  const container = show(Menu, props);
  const marked = container.querySelectorAll<HTMLAnchorElement>('[aria-current="page"]');
  expect([...new Set(addresses(marked))]).toEqual([props.current]);
});

test('pages of the first column show their picture, those without one and of other columns none', () => {
  const [column, other] = props.groups[0]?.columns ?? [];
  const [first, second] = column?.links ?? [];
  const [beside] = other?.links ?? [];
  const linkPictures = {
    [first?.href ?? '']: '/picture.avif',
    [beside?.href ?? '']: '/other.avif',
  };
  const container = show(Menu, { ...props, linkPictures });
  const pictureOf = (href = '') => container.querySelector(`li > a[href="${href}"] > img`);
  expect(pictureOf(first?.href)?.getAttribute('src')).toBe('/picture.avif');
  expect(pictureOf(first?.href)?.getAttribute('loading'), 'before it is seen').toBe('lazy');
  expect(pictureOf(second?.href)).toBeNull();
  expect(pictureOf(beside?.href)).toBeNull();
});

test('cards are not links', () => {
  const container = show(Menu, props);
  const cards = props.groups.flatMap((group) => group.cards.map(({ title }) => title));
  expect(cards.length).toBeGreaterThan(0);
  const linked = texts(container, 'a');
  for (const title of cards) {
    expect(container.textContent).toContain(title);
    expect(linked).not.toContain(title);
  }
});
