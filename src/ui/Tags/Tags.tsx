import { Badge } from '../Badge/Badge.tsx';
import styles from './Tags.module.css';

export interface TagsProps {
  /** Name of the list for screen readers. */
  label: string;
  items: string[];
}

/** A row of quiet badges; nothing when there are none. */
export function Tags({ label, items }: TagsProps) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={label}>
      {items.map((item) => (
        <Badge key={item} as="li">
          {item}
        </Badge>
      ))}
    </ul>
  );
}
