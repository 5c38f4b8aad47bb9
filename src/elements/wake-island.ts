/** Attribute of an island that is to wake without waiting for a visitor's hand (`client:engage`). */
export const WAKE = 'wake';

/** Wakes the island around an element, whether its script is already waiting for a sign or not yet. */
export function wakeIsland(element: Element): void {
  const island = element.closest('astro-island');
  island?.setAttribute(WAKE, '');
  island?.dispatchEvent(new Event('focusin'));
}

/** Event of a form that was sent though its island sleeps; whoever shows what was typed prevents its default. */
export const SUBMISSION_FAILED = 'submission-failed';
