import { expect, test } from 'vitest';
import { sampleWords } from '../../gallery/content.ts';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './Opening.examples.ts';
import { Opening } from './Opening.tsx';

const shown = (name: string) => show(Opening, propsOf(examples, name));

test('the result stands last, and each figure says what it is', () => {
  const container = shown('A sum');
  expect(texts(container, 'dt')).toEqual(['Rent', 'Service charge', 'Left for holders']);
  const statuses = texts(container, 'dd > a');
  expect(statuses).toEqual(Array(3).fill(sampleWords.figureStatus.sample));
});

test('lines of words have no status', () => {
  expect(shown('A day, without figures').querySelector('a')).toBeNull();
});

test('code stands with what it does', () => {
  const figure = shown('With code').querySelector('figure');
  expect(figure?.querySelector('code')).not.toBeNull();
  expect(texts(figure as Element, 'figcaption')).toHaveLength(1);
});
