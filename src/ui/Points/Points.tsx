import { Point } from './Point.tsx';
import styles from './Points.module.css';

export interface PointsProps {
  /** Terms with their meanings. */
  items: { title: string; text: string }[];
  /** Whether the rows begin with the colour of a caution. */
  isCaution?: boolean | undefined;
  /** Whether they stand in columns where there is room, each under a line of its own. */
  isGrid?: boolean | undefined;
}

/** Terms and their meanings, in ruled rows or in columns; on a phone the meanings collapse. */
export function Points({ items, isCaution, isGrid }: PointsProps) {
  const names = [styles.points, isCaution && styles.caution, isGrid && styles.grid];
  return (
    <dl className={names.filter(Boolean).join(' ')}>
      {items.map(({ title, text }) => (
        <Point key={title} title={title} text={text} />
      ))}
    </dl>
  );
}
