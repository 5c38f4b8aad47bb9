import type { HTMLAttributes, Key } from 'react';

/** What a custom element takes in JSX: attributes of its own, those of every element, a key. */
export type ElementProps<Own extends object = object> = Own &
  Omit<HTMLAttributes<HTMLElement>, keyof Own> & { key?: Key | null | undefined };

/** The selector of a part, as `part` marks it. */
export const partSelector = <Parts extends object = Record<never, never>>(
  name: NoInfer<keyof Parts & string>,
) => `[data-part="${name}"]`;

/**
 * Marks an element as a part of the custom element around it, whose script finds it by this name.
 * `Parts` is the script's own list of them, so that a name it does not know does not compile:
 * `<button {...part<ShareParts>('copy')}>`.
 */
export const part = <Parts extends object = Record<never, never>>(
  name: NoInfer<keyof Parts & string>,
) => ({
  'data-part': name,
});

/** What `part` and `keyedPart` give an element; a component takes it where its element may be a part. */
export interface PartMark {
  'data-part'?: string;
  'data-key'?: string | number;
}

/**
 * Marks one of several parts of a name: `<li {...keyedPart<GuideParts>('regulator', id)}>`.
 * @param key tells them apart, such as the id of what they stand for
 */
export const keyedPart = <Parts extends object = Record<never, never>>(
  name: NoInfer<keyof Parts & string>,
  key: string | number,
) => ({
  ...part<Parts>(name),
  'data-key': key,
});

/** The key of a part among those of its name, as `keyedPart` was given it; empty for an element without one. */
export const keyOf = (element: Element | null): string =>
  (element as HTMLElement | null)?.dataset.key ?? '';
