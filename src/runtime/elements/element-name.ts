/**
 * The name of the custom element that a file defines, such as `count-up` for `CountUp.client.ts` and
 * `mega-menu` for `MegaMenu.later.ts`; empty for files of other kinds.
 */
export const elementOf = (file: string): string =>
  (/(\w+)\.(client|later)\./.exec(file)?.[1] ?? '').replace(/\B[A-Z]/g, '-$&').toLowerCase();
