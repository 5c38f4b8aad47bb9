import { active } from './elements.ts';
import { nextFrame } from './next-frame.ts';

const layAll = () => document.documentElement.toggleAttribute('data-laid', true);

/**
 * Lays out the lower bands of the first page, one in each frame, once the visitor is active, since laying out all
 * of them with the first view would be one long task. Until then the browser lays out those that come near the
 * window (src/styles/base.css). Where a page is not read from its top, or a link leads further down, the true
 * heights of all bands are needed at once.
 */
export async function layBands(): Promise<void> {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type !== 'navigate' || location.hash) return void layAll();
  window.navigation?.addEventListener('navigate', ({ hashChange }) => hashChange && layAll());
  await active;
  for (const band of document.querySelectorAll('[data-later]')) {
    await nextFrame();
    band.removeAttribute('data-later');
  }
}
