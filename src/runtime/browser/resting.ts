/** Attribute of sections that rest (src/styles/base.css). */
export const RESTING = 'data-resting';
/** Property with the height of a section that rests. */
const HEIGHT = '--resting-height';

/**
 * Lets a band rest: the browser neither styles it nor lays it out on a screen (CSS Containment 2, section 4).
 * @param height of the band in CSS pixels, so that it keeps its place
 */
function rest(band: HTMLElement, height: number): void {
  band.style.setProperty(HEIGHT, `${height}px`);
  band.setAttribute(RESTING, '');
}

/** Wakes bands that rest. */
export function wake(bands: HTMLElement[]): void {
  for (const band of bands) {
    band.removeAttribute(RESTING);
    band.style.removeProperty(HEIGHT);
    if (band.style.length === 0) band.removeAttribute('style');
  }
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
