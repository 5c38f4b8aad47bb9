import { fill } from '@falaj/contract/fill.ts';
import { expect, test } from 'vitest';
import { sampleMessages } from '../../gallery/content.ts';
import { propsOf, show } from '../../gallery/show.tsx';
import { examples } from './StudySection.examples.ts';
import { StudySection } from './StudySection.tsx';

test('the figure stands with what it was before and what it measures', () => {
  const props = propsOf(examples, 'Before and after');
  const container = show(StudySection, props);
  const { value, previousValue = '', metric } = props.result;
  const expected = `${value} ${fill(sampleMessages.was, { value: previousValue })} ${metric}`;
  expect(container.querySelector('p:has(strong)')?.textContent).toBe(expected);
  expect(container.textContent).toContain(sampleMessages.figureStatus.sample);
});
