import { EASE, wantsLessMotion } from '../../runtime/browser/preferences.ts';

/** How long a panel takes to change from the former panel's height to its own, in milliseconds. */
const DURATION = 200;

/**
 * Animates the height of a panel that opens, beginning with the height of the panel it replaces. Only the panel
 * is laid out again, since it is fixed above the page. Nothing is animated for visitors who ask for less
 * motion.
 * @param before height of the other panel in CSS pixels; 0 when there was none
 */
export function morphHeight(panel: HTMLElement, before: number): void {
  if (!before || wantsLessMotion()) return;
  requestAnimationFrame(() => {
    const after = panel.offsetHeight;
    if (!after || after === before) return;
    const frames = [before, after].map((size) => ({ blockSize: `${size}px`, overflowY: 'hidden' }));
    panel.animate(frames, { duration: DURATION, easing: EASE });
  });
}
