import { describe, expect, test } from 'vitest';
import { chooseStudies, resultLines } from './case-studies.ts';

const study = (id: string, featured = false) => ({ id, featured });

describe('chooseStudies', () => {
  test('leads with the flagged study and keeps the order of the others', () => {
    const { featured, others } = chooseStudies([study('a'), study('b', true), study('c')]);
    expect(featured?.id).toBe('b');
    expect(others.map(({ id }) => id)).toEqual(['a', 'c']);
  });

  test('leads with the first when none is flagged', () => {
    expect(chooseStudies([study('a'), study('b')]).featured?.id).toBe('a');
  });

  test('shows at most three others', () => {
    const { others } = chooseStudies(['a', 'b', 'c', 'd', 'e'].map((id) => study(id)));
    expect(others.map(({ id }) => id)).toEqual(['b', 'c', 'd']);
  });

  test('has nothing to choose from nothing', () => {
    expect(chooseStudies([])).toEqual({ featured: undefined, others: [] });
  });
});

describe('resultLines', () => {
  const strings = ['one', 'two', 'three', 'four', 'five'];
  const figures = ['a', 'b', 'c', 'd', 'e'].map((metric) => ({ metric, value: '1' }));
  const textsOf = (lines: { text: string }[]) => lines.map(({ text }) => text);

  test('a card shows the first two, of either form', () => {
    expect(textsOf(resultLines(strings, 'card'))).toEqual(['one', 'two']);
    expect(textsOf(resultLines(figures, 'card'))).toEqual(['a', 'b']);
  });

  test('a featured study shows the first four strings, but every figure', () => {
    expect(textsOf(resultLines(strings, 'featured'))).toEqual(['one', 'two', 'three', 'four']);
    expect(textsOf(resultLines(figures, 'featured'))).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('a figure keeps its value and description', () => {
    const results = [{ metric: 'income', value: '34%', description: 'first summer' }];
    expect(resultLines(results, 'card')).toEqual([
      { text: 'income', value: '34%', description: 'first summer' },
    ]);
  });
});
