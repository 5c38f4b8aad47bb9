import { describe, expect, test } from 'vitest';
import { resultLines } from './result-lines.ts';

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
