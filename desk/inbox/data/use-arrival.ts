import { useEffect } from 'react';

/** Whether a screen has been shown since the page was loaded; where the focus begins on the first, the browser decides. */
let hasBegun = false;

/** Makes the next screen one that follows another, which is not the page's first. */
export const arrive = (): void => {
  hasBegun = true;
};

/**
 * Moves the focus to the heading of a screen that has just been opened, as for a new page (WCAG 2.4.3).
 * @param isReady whether the screen's heading is there
 */
export function useArrival(isReady = true): void {
  useEffect(() => {
    if (!isReady) return;
    if (hasBegun) {
      scrollTo(0, 0);
      document.querySelector<HTMLElement>('h1')?.focus();
    }
    arrive();
  }, [isReady]);
}
