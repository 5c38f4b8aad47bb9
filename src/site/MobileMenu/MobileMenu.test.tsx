import { expect, test } from 'vitest';
import { sampleWords } from '../../gallery/content.ts';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './MobileMenu.examples.ts';
import { MobileMenu } from './MobileMenu.tsx';

const props = propsOf(examples, 'Home is current');

test('the burger opens the menu and the cross closes it, before any script', () => {
  const container = show(MobileMenu, props);
  const targets = [...container.querySelectorAll('[popovertarget]')].map((button) => [
    button.getAttribute('popovertarget'),
    button.getAttribute('popovertargetaction'),
  ]);
  const id = container.querySelector('[popover]')?.id;
  expect(targets).toEqual([
    [id, null],
    [id, 'hide'],
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
