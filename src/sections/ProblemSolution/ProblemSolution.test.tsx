import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { sampleMessages } from '../../gallery/content.ts';
import { show } from '../../gallery/show.tsx';
import { examples } from './ProblemSolution.examples.ts';
import { ProblemSolution } from './ProblemSolution.tsx';

const pairsOf = () => {
  const list = screen.getByRole('list', { name: sampleMessages.problemsAndSolutions });
  return [...list.children].map(({ textContent }) => textContent ?? '');
};

describe.each(examples)('$name', ({ props }) => {
  test('every pair has its six parts in words, the problem before its solution', () => {
    show(ProblemSolution, props);
    const pairs = pairsOf();
    expect(pairs).toHaveLength(props.problems.length);
    for (const [index, problem] of props.problems.entries()) {
      const solution = props.solutions[index];
      const { impact, benefit } = sampleMessages;
      const parts = [
        problem.title,
        problem.description,
        `${impact}: ${problem.impact}`,
        solution?.title ?? '',
        solution?.description ?? '',
        `${benefit}: ${solution?.benefit}`,
      ];
      let from = 0;
      for (const part of parts) {
        const at = pairs[index]?.indexOf(part, from) ?? -1;
        expect(at, part).toBeGreaterThanOrEqual(from);
        from = at + part.length;
      }
    }
  });
});
