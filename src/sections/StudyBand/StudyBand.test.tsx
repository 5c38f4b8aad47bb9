import { fill } from '@falaj/contract/fill.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleWords } from '../../gallery/content.ts';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './StudyBand.examples.ts';
import { StudyBand } from './StudyBand.tsx';

test('the figure stands with what it was before and what it measures', () => {
  const props = propsOf(examples, 'Before and after');
  const container = show(StudyBand, props);
  const { value, previousValue = '', metric } = props.result;
  const expected = `${value} ${fill(sampleWords.was, { value: previousValue })} ${metric}`;
  expect(container.querySelector('p:has(strong)')?.textContent).toBe(expected);
  expect(container.textContent).toContain(sampleWords.sampleProject);
});

test('a figure without an earlier one stands alone', () => {
  const container = show(StudyBand, propsOf(examples, 'A figure alone'));
  expect(texts(container, 'strong')).toEqual(['1,360']);
  expect(texts(container, 'p:has(strong) > span')).toHaveLength(1);
});

test('its button leads to the whole study', () => {
  const props = propsOf(examples, 'Before and after');
  show(StudyBand, props);
  const link = screen.getByRole('link', { name: props.call.text });
  expect(link.getAttribute('href')).toBe(props.call.href);
});
