import { Point } from './Point.tsx';
import styles from './Points.module.css';

export interface PointsProps {
  /** Each a few words and what they mean. */
  items: { title: string; text: string }[];
  /** Begins with the colour of a caution. */
  isCaution?: boolean | undefined;
  /** Lays the rows out in another way where there is room. */
  className?: string | undefined;
}

/** Terms and what they mean, a ruled row for each; on a phone the meaning folds. */
export function Points({ items, isCaution, className = '' }: PointsProps) {
  return (
    <dl className={`${styles.points} ${isCaution ? styles.caution : ''} ${className}`}>
      {items.map(({ title, text }) => (
        <Point key={title} title={title} text={text} />
      ))}
    </dl>
  );
}
