/** Events that show that somebody is using the page. */
export const ACTIVITY = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

/** Resolves at the first of these events. */
export function firstOf(events: readonly string[], target: EventTarget): Promise<void> {
  return new Promise((resolve) => {
    const seen = new AbortController();
    const options = { capture: true, passive: true, signal: seen.signal };
    const done = () => {
      seen.abort();
      resolve();
    };
    for (const name of events) target.addEventListener(name, done, options);
  });
}

/** Resolves once the page has loaded and the browser has nothing to do; Safari does not tell, and gets two seconds. */
export const rested = new Promise<unknown>((resolve) => {
  const rest = () =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 2000);
  addEventListener('load', rest, { once: true });
});
