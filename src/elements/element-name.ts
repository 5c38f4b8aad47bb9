/**
 * The custom element that a file defines, as soon as a page holds it (`CountUp.client.ts`, `count-up`)
 * or once somebody is active on such a page (`MegaMenu.later.ts`); nothing for other files.
 */
export const elementOf = (file: string): string =>
  (/(\w+)\.(client|later)\./.exec(file)?.[1] ?? '').replace(/\B[A-Z]/g, '-$&').toLowerCase();

/** Whether a page waits for activity before it fetches the definition in a file. */
export const isLater = (file: string): boolean => file.includes('.later.');
