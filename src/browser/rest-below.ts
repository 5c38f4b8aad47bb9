import { restOutOfView, wake } from './resting.ts';

const BANDS = 'main > *, body > footer';

/**
 * Lets all of the page rest that is out of view. What becomes inert is styled again by the browser, each element
 * of it: while the page rests this costs what is in view.
 * @returns wakes the page again, once the next frame is painted
 */
export function restBelow(): () => void {
  const bands = restOutOfView([...document.querySelectorAll<HTMLElement>(BANDS)]);
  // A page that was left meanwhile rests until it is put back.
  const wakeShown = () => wake(bands.filter((band) => band.isConnected));
  return () => requestAnimationFrame(() => setTimeout(wakeShown));
}
