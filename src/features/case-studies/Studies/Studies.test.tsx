import { fill } from '@falaj/contract/fill.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleWords } from '../../../gallery/content.ts';
import { propsOf, show } from '../../../gallery/show.tsx';
import { keyOf } from '../../../runtime/elements/part.ts';
import { hasValue } from '../../lists/facets.ts';
import { examples } from './Studies.examples.ts';
import { Studies } from './Studies.tsx';

const props = propsOf(examples, 'Two industries');

test('without scripts an industry leads to its first study; all of them is the current choice', () => {
  show(Studies, props);
  const choices = within(screen.getByRole('navigation', { name: sampleWords.industries }));
  const links = choices.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    sampleWords.allIndustries,
    'Real Estate',
    'Retail',
  ]);
  const name = fill(sampleWords.studiesIn, { industry: 'Retail' });
  expect(choices.getByRole('link', { name }).getAttribute('href')).toBe('#nine-brands');
  expect(choices.getByRole('link', { current: true }).textContent).toBe(sampleWords.allIndustries);
});

test('each study carries its industry, for the filter', () => {
  const container = show(Studies, props);
  const items = [...container.querySelectorAll<HTMLElement>('[data-part="item"]')];
  const carriers = (industry: string) =>
    items.filter((item) => hasValue(item, 'industry', industry)).map(keyOf);
  expect(items).toHaveLength(2);
  expect(carriers('real-estate')).toEqual(['#income-trust']);
  expect(carriers('retail')).toEqual(['#nine-brands']);
});
