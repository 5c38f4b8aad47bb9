import { useEffect } from 'react';
import { consumeArrival } from './route.ts';

/**
 * Moves the focus to the heading of a screen that has just been opened, as for a new page (WCAG 2.4.3).
 * @param isReady whether the screen's heading is there
 */
export function useArrival(isReady = true): void {
  useEffect(() => {
    if (!isReady || !consumeArrival()) return;
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1')?.focus();
  }, [isReady]);
}
