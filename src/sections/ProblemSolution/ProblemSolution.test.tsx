import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleWords } from '../../gallery/content.ts';
import { show, texts } from '../../gallery/show.tsx';
import { examples } from './ProblemSolution.examples.ts';
import { ProblemSolution } from './ProblemSolution.tsx';

test.each(examples)('both lists have their name and all of their cards: $name', ({ props }) => {
  show(ProblemSolution, props);
  const cardsOf = (name: string) => texts(screen.getByRole('list', { name }), 'h3');
  expect(cardsOf(sampleWords.problemsLabel)).toEqual(props.problems.map(({ title }) => title));
  expect(cardsOf(sampleWords.solutionsLabel)).toEqual(props.solutions.map(({ title }) => title));
});

test.each(examples)(
  'screen readers hear which line is impact and which benefit: $name',
  ({ props }) => {
    const container = show(ProblemSolution, props);
    for (const { impact } of props.problems)
      expect(container.textContent).toContain(`${sampleWords.impact}: ${impact}`);
    for (const { benefit } of props.solutions) {
      expect(container.textContent).toContain(`${sampleWords.benefit}: ${benefit}`);
    }
  },
);

test.each(examples)('a channel leads over the transition from each to each: $name', ({ props }) => {
  const container = show(ProblemSolution, props);
  expect(container.textContent).toContain(props.transition);
  const sides = [...container.querySelectorAll('[aria-hidden] > span')];
  expect(sides.map((side) => side.childElementCount)).toEqual([
    props.problems.length,
    props.solutions.length,
  ]);
});
