import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleWords } from '../../gallery/content.ts';
import { propsOf, texts } from '../../gallery/show.tsx';
import { examples } from './Figure.examples.tsx';
import { Figure } from './Figure.tsx';

const figureOf = (name: string) =>
  render(
    <dl>
      <Figure {...propsOf(examples, name)} />
    </dl>,
  ).container;

test('the label comes before its value, as a term and its definition', () => {
  const parts = [...figureOf('Text').querySelectorAll('dl > div > *')];
  expect(parts.map((part) => [part.tagName, part.textContent])).toEqual([
    ['DT', propsOf(examples, 'Text').label],
    ['DD', '8–12 weeks'],
  ]);
});

test('what the figure is stands with its label', () => {
  const status = figureOf('With a status').querySelector('dt > a');
  expect(status?.textContent).toBe(sampleWords.figureStatus.stated);
});

test('a counter may be the value', () => {
  expect(texts(figureOf('Counter'), 'dd .visuallyHidden')).toEqual(['25+']);
});
