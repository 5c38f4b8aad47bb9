import { useSyncExternalStore } from 'react';

/** The width below which the parts of a screen stand under each other, as in the style sheets. */
const narrow = matchMedia('(max-width: 59.99rem)');

const subscribe = (changed: () => void) => {
  narrow.addEventListener('change', changed);
  return () => narrow.removeEventListener('change', changed);
};

/**
 * Whether the parts of a screen stand under each other. For parts whose order differs then, so that the keyboard meets
 * them as the eye does (WCAG 2.4.3).
 */
export const useNarrow = () => useSyncExternalStore(subscribe, () => narrow.matches);
