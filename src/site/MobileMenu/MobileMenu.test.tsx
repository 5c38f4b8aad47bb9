import { expect, test } from 'vitest';
import { propsOf, show } from '../../gallery/show.tsx';
import { examples } from './MobileMenu.examples.ts';
import { MobileMenu } from './MobileMenu.tsx';

const props = propsOf(examples, 'A page of the groups is current');
const addresses = (links: Iterable<HTMLAnchorElement>) =>
  [...links].map((link) => link.getAttribute('href'));

test('each tile opens a panel in the menu, which holds every link of its group', () => {
  const container = show(MobileMenu, props);
  const menu = container.querySelector('#mobile-menu') as HTMLElement;
  const tiles = [...menu.querySelectorAll<HTMLButtonElement>('nav > ul > li > button')];
  expect(tiles).toHaveLength(props.groups.length);
  for (const [index, { title, summary, columns }] of props.groups.entries()) {
    expect(tiles[index]?.textContent).toBe(`${title}${summary}`);
    const panel = menu.querySelector(`[id="${tiles[index]?.getAttribute('popovertarget')}"]`);
    expect(panel?.hasAttribute('popover')).toBe(true);
    expect(addresses(panel?.querySelectorAll<HTMLAnchorElement>('li a') ?? [])).toEqual(
      columns.flatMap(({ links }) => links.map(({ href }) => href)),
    );
  }
});

test('the five links are one list, and what else leads on stands outside it', () => {
  const container = show(MobileMenu, props);
  const links = container.querySelectorAll<HTMLAnchorElement>('nav > ul > li > a');
  expect(addresses(links)).toEqual(props.entries.map(({ href }) => href));
  expect(container.querySelector('nav a[href="/search"]')?.closest('ul')).toBeNull();
});

test('the current page is marked wherever a group leads to it', () => {
  const container = show(MobileMenu, props);
  const marked = container.querySelectorAll<HTMLAnchorElement>('[aria-current="page"]');
  expect([...new Set(addresses(marked))]).toEqual([props.current]);
});

test('a page with a relief shows it, one without shows none', () => {
  const [first, second] = props.groups[0]?.columns[0]?.links ?? [];
  const reliefs = { [first?.href ?? '']: '/relief.avif' };
  const container = show(MobileMenu, { ...props, reliefs });
  const pictureOf = (href = '') => container.querySelector(`li > a[href="${href}"] > img`);
  expect(pictureOf(first?.href)?.getAttribute('src')).toBe('/relief.avif');
  expect(pictureOf(first?.href)?.getAttribute('loading'), 'before it is seen').toBe('lazy');
  expect(pictureOf(second?.href)).toBeNull();
});
