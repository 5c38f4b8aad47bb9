import { expect, test } from 'vitest';
import { sampleWords } from '../../gallery/content.ts';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './Ledger.examples.ts';
import { Ledger } from './Ledger.tsx';

test('each page has a table of its own, folded under its name, with a link to the page', () => {
  const container = show(Ledger, propsOf(examples, 'Two pages'));
  expect(container.querySelectorAll('summary h3')).toHaveLength(2);
  expect(
    [...container.querySelectorAll('details a')].map((link) => link.getAttribute('href')),
  ).toEqual(['/industries/energy', '/industries/retail']);
  expect(container.querySelectorAll('table')).toHaveLength(2);
});

test('a row names status, and the source before the basis', () => {
  const container = show(Ledger, propsOf(examples, 'Two pages'));
  const [, sourced] = container.querySelectorAll('tbody tr');
  expect(texts(sourced as Element, 'td').slice(2, 4)).toEqual([
    sampleWords.figureStatus.sourced,
    'Energy yearbook, an agency. Sales to end customers.',
  ]);
});
