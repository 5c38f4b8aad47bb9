import { keyOf, partSelector } from '../../runtime/elements/part.ts';
import type { ListParts } from './list-parts.ts';

/**
 * Remembers the order in which the page printed its items and groups.
 * @param list holds the items, in groups or by itself
 * @returns a function that puts the items with the given addresses in that order, and groups by their best
 * item; without addresses it restores the page's order
 */
export function startOrder(list: HTMLElement, items: HTMLElement[]) {
  const homes = items.map(({ parentElement }) => parentElement);
  const group = partSelector<ListParts>('group');
  const groups = [...list.querySelectorAll<HTMLElement>(group)];
  const groupOf = (item: HTMLElement) => item.closest<HTMLElement>(group);
  let last = '';

  return (addresses: string[] = []): void => {
    const order = addresses.join(' ');
    // Moving an item takes its focus away, so nothing is moved without need.
    if (order === last) return;
    last = order;
    for (const [index, item] of items.entries()) homes[index]?.append(item);
    list.append(...groups);
    const ranked = addresses.flatMap((address) => items.filter((item) => keyOf(item) === address));
    for (const item of ranked) {
      // The items of a group go into its first list, since its other lists may be collapsed.
      const first = items.findIndex((other) => groupOf(other) === groupOf(item));
      homes[first]?.append(item);
    }
    list.append(...new Set(ranked.map(groupOf).filter((group) => group !== null)));
  };
}
