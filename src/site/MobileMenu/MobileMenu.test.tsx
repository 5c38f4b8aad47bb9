import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleWords } from '../../gallery/content.ts';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import './MobileMenu.client.ts';
import { examples } from './MobileMenu.examples.ts';
import { MobileMenu } from './MobileMenu.tsx';

const props = propsOf(examples, 'Home is current');

test('the burger opens the dialog and the cross closes it, before any script', () => {
  const container = show(MobileMenu, props);
  const commands = [...container.querySelectorAll('[commandfor]')].map((button) => [
    button.getAttribute('commandfor'),
    button.getAttribute('command'),
  ]);
  const id = container.querySelector('dialog')?.id;
  expect(commands).toEqual([
    [id, 'show-modal'],
    [id, 'close'],
  ]);
});

test('has the five entries, the call, and every page of the groups', () => {
  const container = show(MobileMenu, props);
  const [entries] = container.querySelectorAll('nav > ul');
  expect(texts(entries as Element, 'a')).toEqual(props.entries.map(({ text }) => text));
  expect(texts(container, 'summary')).toEqual(props.groups.map(({ title }) => title));
  const links = props.groups.flatMap(({ columns }) => columns.flatMap((column) => column.links));
  expect(container.querySelectorAll('details a')).toHaveLength(links.length);
});

test('marks the current page', () => {
  const container = show(MobileMenu, props);
  expect(texts(container, '[aria-current="page"]')).toEqual([sampleWords.home]);
});

test('opens and closes by script where browsers do not know the commands', () => {
  const container = show(MobileMenu, props);
  const menu = container.querySelector('dialog') as HTMLDialogElement;
  screen
    .getByLabelText<HTMLButtonElement>(sampleWords.menu, { selector: '[command="show-modal"]' })
    .click();
  expect(menu.open).toBe(true);
  menu.querySelector<HTMLButtonElement>('[command="close"]')?.click();
  expect(menu.open).toBe(false);
});
