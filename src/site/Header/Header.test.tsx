import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './Header.examples.ts';
import { Header } from './Header.tsx';

const props = propsOf(examples, 'On a page of the menu');

test('has the logo, both menus and the call', () => {
  const container = show(Header, props);
  const [inBar] = screen.getAllByRole('link', { name: props.brand });
  expect(inBar?.getAttribute('href')).toBe('/');
  expect(container.querySelector('mega-menu nav')).not.toBeNull();
  expect(container.querySelector('dialog')).not.toBeNull();
  expect(texts(container, `a[href="${props.navigation.contact.href}"]`)).toContain(
    props.navigation.contact.text,
  );
});

test('marks the page the visitor is on, in both menus and nowhere else', () => {
  const marked = [...show(Header, props).querySelectorAll('[aria-current="page"]')];
  expect(marked.length).toBe(2);
  expect(new Set(marked.map((link) => link.getAttribute('href')))).toEqual(
    new Set([props.current]),
  );
});
