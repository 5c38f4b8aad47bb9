import type { Element, Root } from 'hast';
import { expect, test } from 'vitest';
import { chaptersOf } from './chapters.ts';

const element = (tagName: string): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: [],
});
const textOf = (...tags: string[]): Root => ({ type: 'root', children: tags.map(element) });

test('a text is split before its headings, and what stands before the first one is kept', () => {
  expect(chaptersOf(textOf('p', 'h2', 'p', 'h3', 'h2', 'ul'))).toEqual([
    textOf('p'),
    textOf('h2', 'p', 'h3'),
    textOf('h2', 'ul'),
  ]);
});

test('a text that begins with a heading has no empty chapter before it', () => {
  expect(chaptersOf(textOf('h2', 'p'))).toEqual([textOf('h2', 'p')]);
});

test('a text without headings is one chapter', () => {
  expect(chaptersOf(textOf('p', 'ul'))).toEqual([textOf('p', 'ul')]);
});
