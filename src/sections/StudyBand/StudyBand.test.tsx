import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleWords } from '../../gallery/content.ts';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './StudyBand.examples.ts';
import { StudyBand } from './StudyBand.tsx';

test('the figure stands with what it was before and what it measures', () => {
  const container = show(StudyBand, propsOf(examples, 'Before and after'));
  const result = container.querySelector('p:has(strong)');
  expect(result?.textContent).toBe('2 days was 11 days to prepare a distribution');
  expect(container.textContent).toContain(sampleWords.sampleProject);
});

test('a figure without an earlier one stands alone', () => {
  const container = show(StudyBand, propsOf(examples, 'A figure alone'));
  expect(texts(container, 'strong')).toEqual(['1,360']);
  expect(container.textContent).not.toContain('was');
});

test('its button leads to the whole study', () => {
  const props = propsOf(examples, 'Before and after');
  show(StudyBand, props);
  const link = screen.getByRole('link', { name: props.call.text });
  expect(link.getAttribute('href')).toBe(props.call.href);
});
