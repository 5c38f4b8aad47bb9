/**
 * Limits of the figures that only a running browser or a clock can give; what can be weighed in the
 * built files has its limit in budgets.ts.
 */
export const limits = {
  /** First contentful paint, as a multiple of the reference (reference.ts). */
  fcpRatio: 1.1,
  /** Largest contentful paint, as a multiple of the reference. */
  lcpRatio: 1.1,
  /** From the tap on the burger to the painted menu, in milliseconds. */
  menu: 60,
  /** From the step back to the painted heading, in milliseconds. */
  back: 60,
  /** From the click on a link that was not hovered to the new heading, in milliseconds. */
  coldHeading: 250,
  /** From the click on a hovered link to the new heading, in milliseconds. */
  heading: 190,
  /** Blocking time at load that is due to our scripts, in milliseconds. */
  blocking: 0,
  /** Cumulative layout shift. */
  shift: 0,
  /** Lighthouse's score of each category. */
  lighthouse: 100,
  /** A build with the pictures in the cache, in seconds. */
  build: 30,
};
