/** How long the browser's drawing threads get after a frame before other work begins, in milliseconds. */
const DRAWN = 4;

/** Resolves after the next frame is painted; in a hidden tab, where nothing is painted, after 100 ms. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, DRAWN));
    setTimeout(resolve, 100);
  });
