import type { Element, Root } from 'hast';
import { expect, test } from 'vitest';
import { chaptersOf } from './chapters.ts';

const element = (tagName: string, id?: string): Element => ({
  type: 'element',
  tagName,
  properties: id ? { id } : {},
  children: [],
});
const textOf = (...children: Element[]): Root => ({ type: 'root', children });
const [words, list, smaller] = [element('p'), element('ul'), element('h3', 'detail')];

test('a text is split before its headings, whose anchors become those of their chapters', () => {
  const text = textOf(words, element('h2', 'who'), words, smaller, element('h2', 'when'), list);
  expect(chaptersOf(text)).toEqual([
    { tree: textOf(words) },
    { id: 'who', tree: textOf(element('h2'), words, smaller) },
    { id: 'when', tree: textOf(element('h2'), list) },
  ]);
});

test('a text that begins with a heading has no empty chapter before it', () => {
  const [first, ...others] = chaptersOf(textOf(element('h2', 'who'), words));
  expect(first?.id).toBe('who');
  expect(others).toEqual([]);
});

test('a text without headings is one chapter without an anchor', () => {
  expect(chaptersOf(textOf(words, list))).toEqual([{ tree: textOf(words, list) }]);
});
