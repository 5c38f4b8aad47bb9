/** How long the threads that draw a frame get before anything else is begun, in milliseconds. */
const DRAWN = 4;

/** Resolves after the next frame is painted; in a hidden tab, which paints none, after 100 ms. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, DRAWN));
    setTimeout(resolve, 100);
  });
