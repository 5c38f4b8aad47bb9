import { isPageAwaited } from './browser/replace-address.ts';
import { active } from './elements/define-elements.ts';
import { nextFrame } from './next-frame.ts';

/** The sections and chapters that the browser lays out only when they come near the window (src/styles/base.css). */
const laterIn = (root: ParentNode) => root.querySelectorAll('[data-later]');

/** Lays out all lower sections at once, where their true heights are needed to find a place further down. */
export function layAll(root: ParentNode): void {
  for (const section of laterIn(root)) section.removeAttribute('data-later');
}

/**
 * Lays out the lower sections one in each frame, since all of them at once would be one long task. It stops for a
 * page that is about to be left.
 */
export async function layInTurn(root: ParentNode): Promise<void> {
  for (const section of laterIn(root)) {
    await nextFrame();
    if (isPageAwaited()) return;
    section.removeAttribute('data-later');
  }
}

/**
 * Lays out all lower sections around a place beyond the first view that was jumped to. The browser's own scroll
 * anchoring keeps what is in view in its place only where it finds an anchor in sections that do not wait.
 */
function layAround(): void {
  if (scrollY <= innerHeight || laterIn(document).length === 0) return;
  const top = (element?: Element | null) => element?.getBoundingClientRect().top ?? 0;
  // What begins above the window may have grown or shrunk in the part that is not in view.
  const seen = [0.5, 0.3, 0.7, 0.9]
    .map((part) => document.elementFromPoint(innerWidth / 2, innerHeight * part))
    .find((element) => top(element) > 0);
  const before = top(seen);
  layAll(document);
  scrollBy(0, top(seen) - before);
}

/**
 * Lays out the lower sections of the first page once the visitor is active; at once where the page is not read from
 * its top, when a link leads further down, and when a visitor jumps beyond the first view of any page: sections that
 * take their own heights one after another would then move what is in view.
 */
export async function laySections(): Promise<void> {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type !== 'navigate' || location.hash) layAll(document);
  window.navigation?.addEventListener('navigate', ({ hashChange }) => {
    if (hashChange) layAll(document);
  });
  addEventListener('scroll', layAround);
  // The browser then knows where the end of the page is before it goes there (End, on a Mac with the command key).
  addEventListener('keydown', ({ key }) => {
    if (/End|Meta/.test(key)) layAll(document);
  });
  await active;
  await layInTurn(document);
}
