import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleWords } from '../../gallery/content.ts';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './Help.examples.ts';
import { Help } from './Help.tsx';

const props = propsOf(examples, 'Forum, chat and support');

test('three ways to ask, each with what to expect', () => {
  const container = show(Help, props);
  expect(texts(container, 'li h3')).toEqual(props.items.map(({ title }) => title));
  for (const { description } of props.items) expect(screen.getByText(description)).toBeTruthy();
});

test('what leads to another site opens a new tab and says so, the contact page does not', () => {
  show(Help, props);
  const forum = screen.getByRole('link', { name: `Open the Forum (${sampleWords.newTab})` });
  expect(forum.getAttribute('target')).toBe('_blank');
  const support = screen.getByRole('link', { name: 'Contact Support' });
  expect(support.getAttribute('href')).toBe('/contact');
  expect(support.hasAttribute('target')).toBe(false);
});
