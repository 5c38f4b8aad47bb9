/**
 * Lets a band rest: the browser neither styles it nor lays it out (CSS Containment 2, section 4).
 * @param height of the band in CSS pixels, so that it keeps its place; without it, the height of the window
 */
export function rest(band: HTMLElement, height?: number): void {
  const size = height ? `block-size:${height}px` : 'contain-intrinsic-block-size:100vh';
  band.style.cssText = `content-visibility:hidden;${size}`;
}

/**
 * Wakes bands that rest. Their style attribute can go as a whole, since the security policy allows bands no
 * other.
 */
export function wake(bands: HTMLElement[]): void {
  for (const band of bands) band.removeAttribute('style');
}

/**
 * Lets the bands that are out of view rest, each at its present height, so that nothing on the page moves.
 * @returns the bands that rest now
 */
export function restOutOfView(bands: HTMLElement[]): HTMLElement[] {
  // All bands are measured before the first one rests. The heights keep their fractions of a pixel, since the
  // differences of many bands would add up.
  const boxes = bands.map((band) => ({ band, box: band.getBoundingClientRect() }));
  const outside = boxes.filter(({ box }) => box.bottom <= 0 || box.top >= innerHeight);
  return outside.map(({ band, box }) => {
    rest(band, box.height);
    return band;
  });
}
