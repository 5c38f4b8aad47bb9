/** Resolves after the next frame is painted; in a hidden tab, which paints none, after 100 ms. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
