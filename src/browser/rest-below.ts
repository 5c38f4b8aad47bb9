import { restOutOfView, wake } from './resting.ts';

const BANDS = 'main > *, body > footer';

/**
 * Lets every band that is out of view rest. When a part of the page becomes inert, the browser computes the
 * style of each element in it again; while the rest of the page rests, that covers only what is in view.
 * @returns a function that wakes the page again after the next frame
 */
export function restBelow(): () => void {
  const bands = restOutOfView([...document.querySelectorAll<HTMLElement>(BANDS)]);
  // A page that was left in the meantime keeps resting until it is shown again.
  const wakeShown = () => wake(bands.filter((band) => band.isConnected));
  return () => requestAnimationFrame(() => setTimeout(wakeShown));
}
