import { Point } from './Point.tsx';
import styles from './Points.module.css';

export interface PointsProps {
  /** Terms with their meanings. */
  items: { title: string; text: string }[];
  /** Whether the rows begin with the colour of a caution. */
  isCaution?: boolean | undefined;
  /** Class that lays out the rows differently where there is room. */
  className?: string | undefined;
}

/** Terms and their meanings, in ruled rows; on a phone the meanings fold. */
export function Points({ items, isCaution, className = '' }: PointsProps) {
  return (
    <dl className={`${styles.points} ${isCaution ? styles.caution : ''} ${className}`}>
      {items.map(({ title, text }) => (
        <Point key={title} title={title} text={text} />
      ))}
    </dl>
  );
}
