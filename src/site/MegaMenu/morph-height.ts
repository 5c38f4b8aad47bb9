import { EASE, wantsLessMotion } from '../../browser/preferences.ts';

/** Time that a panel takes from the height of the one before it to its own, in milliseconds. */
const DURATION = 200;

/**
 * Lets a panel that opens grow or shrink from the height of the one that it replaces. Only the panel is laid out
 * meanwhile: it is fixed above the page. Nothing moves for those who ask for less motion.
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
