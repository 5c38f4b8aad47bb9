import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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
  for (const [index, { title, columns }] of props.groups.entries()) {
    expect(buttons[index]?.textContent).toBe(title);
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
  expect(container.querySelector('#menu a[href="/search"]')?.closest('ul')).toBeNull();
});

test('the current page is marked wherever a group leads to it', () => {
  const container = show(Menu, props);
  const marked = container.querySelectorAll<HTMLAnchorElement>('[aria-current="page"]');
  expect([...new Set(addresses(marked))]).toEqual([props.current]);
});

test('a panel names what is no page in plain words, and its calls are links', () => {
  const container = show(Menu, props);
  const linked = texts(container, 'a');
  const plain = props.groups.flatMap(({ cards }) => cards?.items ?? []);
  expect(plain.length).toBeGreaterThan(0);
  for (const words of plain) {
    expect(container.textContent).toContain(words);
    expect(linked).not.toContain(words);
  }
  for (const { text } of props.groups.flatMap(({ calls }) => calls)) expect(linked).toContain(text);
});

test('the picture of a group gives way to that of a page that is pointed at or focused', async () => {
  const { id = '', columns } = props.groups[0] ?? {};
  const [link] = columns?.[0]?.links ?? [];
  const pictures = { [id]: '/group.avif', [link?.href ?? '']: '/page.avif' };
  const container = show(Menu, { ...props, pictures });
  await import('./MegaMenu.later.ts');
  const image = container.querySelector<HTMLImageElement>(`#menu-${id} > img`);
  const shown = () => image?.getAttribute('src');
  expect([shown(), image?.loading]).toEqual(['/group.avif', 'lazy']);
  fireEvent.focusIn(container.querySelector(`a[href="${link?.href}"]`) as Element);
  await vi.waitFor(() => expect(shown()).toBe('/page.avif'));
});
