import { expect, test } from 'vitest';
import { propsOf, show } from '../../gallery/show.tsx';
import { examples } from './Opening.examples.ts';
import { Opening } from './Opening.tsx';

const shown = (name: string) => show(Opening, propsOf(examples, name));

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
