/** Whether a visitor has asked for less motion (WCAG 2.3.3). */
export const wantsLessMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether a visitor saves data, where the browser tells (Network Information API). */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The easing of the site's motion, as `--ease` in src/styles/tokens.css. */
export const EASE = 'cubic-bezier(0.3, 0, 0.1, 1)';
