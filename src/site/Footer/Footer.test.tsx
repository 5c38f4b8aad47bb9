import { afterEach, expect, test, vi } from 'vitest';
import { propsOf, show } from '../../gallery/show.tsx';
import './CopyrightYear.later.ts';
import { examples } from './Footer.examples.ts';
import { Footer } from './Footer.tsx';

afterEach(() => void vi.useRealTimers());

test.each([
  ['moves on after a turn of the year', '2028-01-02', '2028'],
  ['never goes back, whatever a visitor’s clock says', '2001-01-02', '2026'],
])('the year of the copyright line %s', (_, now, shown) => {
  vi.useFakeTimers({ now: new Date(now) });
  const container = show(Footer, { ...propsOf(examples, 'Below a closing call'), year: 2026 });
  expect(container.querySelector('copyright-year')?.textContent).toBe(shown);
});
