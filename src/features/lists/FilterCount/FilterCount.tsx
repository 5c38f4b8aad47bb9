import { part } from '../../../elements/part.ts';
import type { ListParts } from '../list-parts.ts';
import styles from './FilterCount.module.css';

export interface FilterCountProps {
  className?: string | undefined;
}

/** Says how many items of the FilterList around it fit, once features/lists/narrow-list.ts has narrowed it; empty until then. */
export function FilterCount({ className }: FilterCountProps) {
  return (
    <p
      className={className ? `${styles.count} ${className}` : styles.count}
      role="status"
      {...part<ListParts>('count')}
    />
  );
}
