import { expect, test } from 'vitest';
import { hasValue } from '../../features/lists/facets.ts';
import { sampleMessages } from '../../gallery/content.ts';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './Ledger.examples.ts';
import { Ledger } from './Ledger.tsx';

test('a row names status, period, the source before the method, and who counted', () => {
  const container = show(Ledger, propsOf(examples, 'Two pages'));
  const [, sourced] = container.querySelectorAll('tbody tr[data-facets]');
  expect(texts(sourced as Element, 'td').slice(2, 6)).toEqual([
    sampleMessages.figureStatus.sourced,
    'The year 2025',
    'Energy yearbook, an agency. Sales to end customers.',
    'An agency',
  ]);
});

test('each row can be chosen by its page and its status, and a choice says how many there are', () => {
  const container = show(Ledger, propsOf(examples, 'Two pages'));
  const fits = (page: string, status: string) =>
    [...container.querySelectorAll<HTMLElement>('tbody tr[data-facets]')].filter(
      (row) => hasValue(row, 'page', page) && hasValue(row, 'status', status),
    );
  expect(fits('industries-energy', 'sourced')).toHaveLength(1);
  expect(fits('industries-retail', 'sourced')).toHaveLength(0);
  expect(texts(container, 'select[name="page"] option').slice(1)).toEqual([
    'Energy (2)',
    'Retail (1)',
  ]);
  const stated = texts(container, 'select[name="status"] option');
  expect(stated).toContain(`${sampleMessages.figureStatus.stated} (2)`);
});
