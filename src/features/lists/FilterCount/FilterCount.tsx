import { part } from '../../../elements/part.ts';
import type { Plural } from '../../../lib/plural.ts';
import type { ListParts } from '../list-parts.ts';
import styles from './FilterCount.module.css';

export interface FilterCountProps {
  /** What to say when nothing fits; without it the line stays empty. */
  none?: string | undefined;
  /** What to say of the number that fits. */
  count: Plural;
  className?: string | undefined;
}

/** Says how many items of a list fit, once features/lists/narrow-list.ts has narrowed it; empty until then. */
export function FilterCount({ none, count, className }: FilterCountProps) {
  return (
    <p
      className={className ? `${styles.count} ${className}` : styles.count}
      role="status"
      {...part<ListParts>('count')}
      data-none={none}
      data-count={JSON.stringify(count)}
    />
  );
}
