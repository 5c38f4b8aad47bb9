// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { dropPage, keepPage, type LeftPage, leftAt, takeBack } from './left-pages.ts';

/** A page with an island, which says when it ends. */
function leave(): { page: LeftPage; ended: () => void } {
  const main = document.createElement('main');
  const island = document.createElement('astro-island');
  const ended = vi.fn();
  Object.assign(island, { unmount: ended });
  main.append(island);
  return {
    page: { main, title: '', head: [], styles: [] },
    ended,
  };
}

test('the last five pages are kept, and the islands of the others end', () => {
  const pages = Array.from({ length: 200 }, leave);
  for (const [at, { page }] of pages.entries()) keepPage(`${at}`, page);
  const kept = pages.filter((_, at) => leftAt(`${at}`));
  expect(kept).toEqual(pages.slice(-5));
  for (const { ended } of pages.slice(0, -5)) expect(ended).toHaveBeenCalledOnce();
  for (const { ended } of kept) expect(ended).not.toHaveBeenCalled();
});

test('a page is handed out once', () => {
  const { page } = leave();
  keepPage('entry', page);
  expect(leftAt('entry')).toBe(page);
  takeBack('entry');
  expect(leftAt('entry')).toBeUndefined();
});

test('an island that has never started is let go of as well', () => {
  const { page } = leave();
  page.main.innerHTML = '<astro-island></astro-island>';
  expect(() => dropPage(page)).not.toThrow();
});
