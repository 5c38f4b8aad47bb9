import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './Closing.examples.ts';
import { Closing } from './Closing.tsx';

test('its claim names it, and its calls lead on in their order', () => {
  const props = propsOf(examples, 'Picture, two calls');
  const container = show(Closing, props);
  expect(screen.getByRole('region', { name: props.title })).toBeTruthy();
  const links = [...container.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  expect(links).toEqual(props.calls.map(({ text, href }) => [text, href]));
});

test('social links open new tabs; without them there is no list', () => {
  const props = propsOf(examples, 'Social links');
  const container = show(Closing, props);
  const opened = [...container.querySelectorAll('li a[target="_blank"]')];
  expect(opened.map((link) => link.getAttribute('href'))).toEqual(
    props.social.map(({ url }) => url),
  );
  expect(show(Closing, propsOf(examples, 'One call')).querySelector('ul')).toBeNull();
});

test('sentence and picture are left out where none are given', () => {
  const container = show(Closing, propsOf(examples, 'One call'));
  expect(texts(container, 'p')).toEqual([]);
  expect(container.querySelector('picture')).toBeNull();
});
