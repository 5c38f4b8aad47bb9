import { active } from './elements.ts';
import { nextFrame } from './next-frame.ts';

/** The bands and chapters that the browser lays out only when they come near the window (src/styles/base.css). */
const laterIn = (root: ParentNode) => root.querySelectorAll('[data-later]');

/** Lays out all lower bands at once, where their true heights are needed to find a place further down. */
export function layAll(root: ParentNode): void {
  for (const band of laterIn(root)) band.removeAttribute('data-later');
}

/** Lays out the lower bands one in each frame, since all of them at once would be one long task. */
export async function layInTurn(root: ParentNode): Promise<void> {
  for (const band of laterIn(root)) {
    await nextFrame();
    band.removeAttribute('data-later');
  }
}

/** Lays out all lower bands around a place beyond the first view that was jumped to, and keeps that in its place. */
function layAround(): void {
  if (scrollY <= innerHeight || laterIn(document).length === 0) return;
  const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const top = () => seen?.getBoundingClientRect().top ?? 0;
  const before = top();
  layAll(document);
  scrollBy({ top: top() - before, behavior: 'instant' });
}

/**
 * Lays out the lower bands of the first page once the visitor is active; at once where the page is not read from
 * its top, when a link leads further down, and when a visitor jumps beyond the first view of any page: bands that
 * take their own heights one after another would then move what is in view.
 */
export async function layBands(): Promise<void> {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type !== 'navigate' || location.hash) layAll(document);
  window.navigation?.addEventListener('navigate', ({ hashChange }) => {
    if (hashChange) layAll(document);
  });
  addEventListener('scroll', layAround);
  // The browser then knows where the end of the page is before it goes there (End, on a Mac Cmd and the arrow down).
  addEventListener('keydown', ({ key, metaKey }) => {
    if (metaKey || key === 'End') layAll(document);
  });
  await active;
  await layInTurn(document);
}
