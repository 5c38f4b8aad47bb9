import type { ReactNode } from 'react';
import type { ListMessages } from '../list-parts.ts';
import styles from './FilterList.module.css';

export interface FilterListProps {
  /** Kind of the items in the search index; undefined where the list has no search. */
  kind?: 'article' | 'document' | undefined;
  /** How many items are shown at first, and how many more at each press; all without these. */
  first?: number | undefined;
  step?: number | undefined;
  messages: ListMessages;
  /** The list, and what narrows it: Filter, Choices, FilterCount, a button for more. */
  children: ReactNode;
}

/**
 * The element around a list and what narrows it. `FilterList.client.ts` finds these by their parts
 * (list-parts.ts).
 */
export function FilterList({ messages, children, ...attributes }: FilterListProps) {
  return (
    <filter-list className={styles.whole} messages={JSON.stringify(messages)} {...attributes}>
      {children}
    </filter-list>
  );
}
