import type { ReactNode } from 'react';
import type { ListWords } from '../list-parts.ts';
import styles from './FilterList.module.css';

export interface FilterListProps {
  /** What the search index calls the items; left out where nothing is searched for. */
  kind?: 'article' | 'document' | undefined;
  /** How many items are shown at first, and how many more at a time; all without these. */
  first?: number | undefined;
  step?: number | undefined;
  words: ListWords;
  /** The list and whatever narrows it: Filter, Choices, FilterCount, a button for more. */
  children: ReactNode;
}

/** Around a list and whatever narrows it; `FilterList.client.ts` finds them by their parts (list-parts.ts). */
export function FilterList({ words, children, ...attributes }: FilterListProps) {
  return (
    <filter-list className={styles.whole} words={JSON.stringify(words)} {...attributes}>
      {children}
    </filter-list>
  );
}
