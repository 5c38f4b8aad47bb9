import { useEffect } from 'react';
import { takeArrival } from './route.ts';

/**
 * Begins a screen that somebody has come to at its heading, as a new page would (WCAG 2.4.3).
 * @param isReady whether the screen's heading is there
 */
export function useArrival(isReady = true): void {
  useEffect(() => {
    if (!isReady || !takeArrival()) return;
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1')?.focus();
  }, [isReady]);
}
