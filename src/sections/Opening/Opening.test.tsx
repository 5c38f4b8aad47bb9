import { expect, test } from 'vitest';
import { sampleWords } from '../../gallery/content.ts';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './Opening.examples.ts';
import { Opening } from './Opening.tsx';

const shown = (name: string) => show(Opening, propsOf(examples, name));

test('the result stands last, and each figure says what it is', () => {
  const container = shown('A bill');
  expect(texts(container, 'dt')).toEqual(['Rent', 'Service charge', 'Left for holders']);
  const statuses = texts(container, 'dd a');
  expect(statuses).toEqual(Array(3).fill(sampleWords.figureStatus.sample));
});

test('lines of words have no status', () => {
  expect(shown('A day, without figures').querySelector('a')).toBeNull();
});

test('code stands with what it does', () => {
  const figure = shown('A rule with code').querySelector('figure');
  expect(figure?.querySelector('code')).not.toBeNull();
  expect(texts(figure as Element, 'figcaption')).toHaveLength(1);
});

test('the time of a line is told apart, and nothing of its label is lost', () => {
  const [label] = propsOf(examples, 'A day, without figures').lines;
  const [first] = shown('A day, without figures').querySelectorAll('dt');
  expect(first?.textContent).toBe(label?.label);
  expect(first?.firstElementChild?.textContent).toBe('07:30');
});

test('only a flow has water at its stations', () => {
  expect(shown('A flow').querySelectorAll('dd [aria-hidden]')).toHaveLength(4);
  expect(shown('A bill').querySelector('dd [aria-hidden]')).toBeNull();
});
