/**
 * Lets a section rest: the browser neither styles it nor lays it out (CSS Containment 2, section 4).
 * @param height of the section in CSS pixels, so that it keeps its place; without it, the height of the window
 */
export function rest(section: HTMLElement, height?: number): void {
  const size = height ? `block-size:${height}px` : 'contain-intrinsic-block-size:100vh';
  section.style.cssText = `content-visibility:hidden;${size}`;
}

/**
 * Wakes sections that rest. Their style attribute can go as a whole, since the security policy allows sections no
 * other.
 */
export function wake(sections: HTMLElement[]): void {
  for (const section of sections) section.removeAttribute('style');
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
