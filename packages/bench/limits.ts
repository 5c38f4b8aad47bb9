/** Limits of the figures that need a running browser or a clock; the limits of built files are in budgets.ts. */
export const limits = {
  /** First contentful paint, as a multiple of a bare page with the same fonts, preloaded (reference.ts). */
  fcpRatio: 0.85,
  /** Largest contentful paint, as a multiple of the same. */
  lcpRatio: 1.05,
  /** From the tap on the burger to the painted menu, in milliseconds. */
  menu: 60,
  /** Duration of that tap in the Event Timing API, in milliseconds. */
  interaction: 72,
  /** From the step back to the painted heading, in milliseconds. */
  back: 60,
  /** From the tap on the first link in view, as the first act on a phone, to the new heading, in milliseconds. */
  coldHeading: 250,
  /** What is received between that click and the heading, in KB. */
  coldBytes: 50,
  /** From the click on a hovered link to the new heading, in milliseconds. */
  heading: 190,
  /** Blocking time at load caused by our scripts, in milliseconds. */
  blocking: 0,
  /** Cumulative layout shift. */
  shift: 0,
  /** Lighthouse's score of each category. */
  lighthouse: 100,
  /** A build with the pictures in the cache, in seconds. */
  build: 30,
};
