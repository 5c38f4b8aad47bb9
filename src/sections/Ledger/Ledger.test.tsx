import { expect, test } from 'vitest';
import { sampleWords } from '../../gallery/content.ts';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './Ledger.examples.ts';
import { Ledger } from './Ledger.tsx';

test('a row names status, period, the source before the method, and who counted', () => {
  const container = show(Ledger, propsOf(examples, 'Two pages'));
  const [, sourced] = container.querySelectorAll('tbody tr');
  expect(texts(sourced as Element, 'td').slice(2, 6)).toEqual([
    sampleWords.figureStatus.sourced,
    'The year 2025',
    'Energy yearbook, an agency. Sales to end customers.',
    'An agency',
  ]);
});
