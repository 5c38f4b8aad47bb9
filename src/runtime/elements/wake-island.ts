/** Attribute of an island that hydrates without waiting for an interaction (`client:interaction`). */
export const WAKE = 'wake';

/** Wakes the island around an element, whether or not its script has begun to listen. */
export function wakeIsland(element: Element): void {
  const island = element.closest('astro-island');
  island?.setAttribute(WAKE, '');
  island?.dispatchEvent(new Event('focusin'));
}

/**
 * Event of a form that was sent while its island's script could not be fetched. A listener that shows what was
 * typed prevents its default.
 */
export const SUBMISSION_FAILED = 'submission-failed';
