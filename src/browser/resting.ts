/**
 * Lets a band rest: it is neither styled nor laid out (CSS Containment 2, section 4).
 * @param height holds its place in CSS pixels; a window's height without one
 */
export function rest(band: HTMLElement, height?: number): void {
  const size = height ? `block-size:${height}px` : 'contain-intrinsic-block-size:100vh';
  band.style.cssText = `content-visibility:hidden;${size}`;
}

/** Wakes bands that rest. Bands have no styles of their own: the policy of the site allows none. */
export function wake(bands: HTMLElement[]): void {
  for (const band of bands) band.removeAttribute('style');
}

/**
 * Lets those bands rest that are out of view, each at its height, so that nothing moves.
 * @returns the bands that rest now
 */
export function restOutOfView(bands: HTMLElement[]): HTMLElement[] {
  // All are measured before the first one rests, to the fraction of a pixel: many add up.
  const boxes = bands.map((band) => ({ band, box: band.getBoundingClientRect() }));
  const outside = boxes.filter(({ box }) => box.bottom <= 0 || box.top >= innerHeight);
  return outside.map(({ band, box }) => {
    rest(band, box.height);
    return band;
  });
}
