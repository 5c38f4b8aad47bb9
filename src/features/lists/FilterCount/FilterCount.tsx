import { part } from '../../../runtime/elements/part.ts';
import type { ListParts } from '../list-parts.ts';
import styles from './FilterCount.module.css';

export interface FilterCountProps {
  className?: string | undefined;
}

/** A status line for the number of items that fit, which features/lists/narrow-list.ts fills. */
export function FilterCount({ className }: FilterCountProps) {
  return (
    <p
      className={className ? `${styles.count} ${className}` : styles.count}
      role="status"
      {...part<ListParts>('count')}
    />
  );
}
