import type { HTMLAttributes, Key } from 'react';

/** The props of a custom element in JSX: its own attributes, those of every element, and a key. */
export type ElementProps<Own extends object = object> = Own &
  Omit<HTMLAttributes<HTMLElement>, keyof Own> & { key?: Key | null | undefined };

/** The selector that finds elements marked by `part`. */
export const partSelector = <Parts extends object = Record<never, never>>(
  name: NoInfer<keyof Parts & string>,
) => `[data-part="${name}"]`;

/**
 * Marks an element as a part of the custom element around it, whose script finds it by this name. `Parts` is
 * the script's own list, so that an unknown name does not compile: `<button {...part<ShareParts>('copy')}>`.
 */
export const part = <Parts extends object = Record<never, never>>(
  name: NoInfer<keyof Parts & string>,
) => ({
  'data-part': name,
});

/**
 * The attributes that `part` and `keyedPart` return. A component takes them as props if its element can be a
 * part.
 */
export interface PartMark {
  'data-part'?: string;
  'data-key'?: string | number;
}

/**
 * Marks one of several parts with the same name: `<li {...keyedPart<GuideParts>('regulator', id)}>`.
 * @param key that tells them apart, such as the id of what they show
 */
export const keyedPart = <Parts extends object = Record<never, never>>(
  name: NoInfer<keyof Parts & string>,
  key: string | number,
) => ({
  ...part<Parts>(name),
  'data-key': key,
});

/** The key that `keyedPart` gave an element; empty for an element without one. */
export const keyOf = (element: Element | null): string =>
  (element as HTMLElement | null)?.dataset.key ?? '';
