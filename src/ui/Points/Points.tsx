import { Point } from './Point.tsx';
import styles from './Points.module.css';

export interface PointsProps {
  /** Each a few words and what they mean. */
  items: { title: string; text: string }[];
  /** Begins with the colour of a caution. */
  isCaution?: boolean | undefined;
}

/** Terms and what they mean, a ruled row for each; on a phone the meaning folds. */
export function Points({ items, isCaution }: PointsProps) {
  return (
    <dl className={`${styles.points} ${isCaution ? styles.caution : ''}`}>
      {items.map(({ title, text }) => (
        <Point key={title} title={title} text={text} />
      ))}
    </dl>
  );
}
