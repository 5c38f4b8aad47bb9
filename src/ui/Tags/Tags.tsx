import { Badge } from '../Badge/Badge.tsx';
import styles from './Tags.module.css';

export interface TagsProps {
  /** What the list holds, for screen readers. */
  label: string;
  items: string[];
}

/** A row of quiet badges; nothing at all when there are none. */
export function Tags({ label, items }: TagsProps) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={label}>
      {items.map((item) => (
        <li key={item}>
          <Badge>{item}</Badge>
        </li>
      ))}
    </ul>
  );
}
