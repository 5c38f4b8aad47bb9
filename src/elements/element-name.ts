/**
 * The name of the custom element that a file defines, such as `count-up` for `CountUp.client.ts` and
 * `MegaMenu.later.ts`; empty for files of other kinds.
 */
export const elementOf = (file: string): string =>
  (/(\w+)\.(client|later)\./.exec(file)?.[1] ?? '').replace(/\B[A-Z]/g, '-$&').toLowerCase();

/** Whether the definition in a file is fetched only after the visitor's first activity. */
export const isLater = (file: string): boolean => file.includes('.later.');
