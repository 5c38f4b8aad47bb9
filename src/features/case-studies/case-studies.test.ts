import { describe, expect, test } from 'vitest';
import { chooseStudies, firstResult } from './case-studies.ts';

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

describe('firstResult', () => {
  test.each([
    ['2,400 verified holders', '2,400', 'verified holders'],
    ['$40 for each unit', '$40', 'for each unit'],
    ['88% of old balances exchanged', '88%', 'of old balances exchanged'],
    ['Two audits without a remark', undefined, 'Two audits without a remark'],
  ])('of %s', (line, value, text) => {
    const [first, rest] = firstResult([line, 'More']);
    expect(first).toEqual({ value, text, description: undefined });
    expect(rest).toEqual(['More']);
  });
});
