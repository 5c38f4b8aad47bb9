/** Attribute of sections that rest (src/styles/base.css). */
export const RESTING = 'data-resting';
/** Property with the height of a section that rests. */
const HEIGHT = '--resting-height';

/**
 * Lets a section rest: the browser neither styles it nor lays it out on a screen (CSS Containment 2, section 4).
 * @param height of the section in CSS pixels, so that it keeps its place
 */
function rest(section: HTMLElement, height: number): void {
  section.style.setProperty(HEIGHT, `${height}px`);
  section.setAttribute(RESTING, '');
}

/** Wakes sections that rest. */
export function wake(sections: HTMLElement[]): void {
  for (const section of sections) {
    section.removeAttribute(RESTING);
    section.style.removeProperty(HEIGHT);
    if (section.style.length === 0) section.removeAttribute('style');
  }
}

/**
 * Lets the sections that are out of view rest, each at its present height, so that nothing on the page moves.
 * @returns the sections that rest now
 */
export function restOutOfView(sections: HTMLElement[]): HTMLElement[] {
  // All sections are measured before the first one rests. The heights keep their fractions of a pixel, since the
  // differences of many sections would add up.
  const boxes = sections.map((section) => ({ section, box: section.getBoundingClientRect() }));
  const outside = boxes.filter(({ box }) => box.bottom <= 0 || box.top >= innerHeight);
  return outside.map(({ section, box }) => {
    rest(section, box.height);
    return section;
  });
}
