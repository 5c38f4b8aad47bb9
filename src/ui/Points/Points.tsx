import styles from './Points.module.css';

export interface PointsProps {
  /** Each a few words and what they mean. */
  items: { title: string; text: string }[];
  /** Begins with the colour of a caution. */
  isCaution?: boolean | undefined;
}

/** Terms and what they mean, a ruled row for each. */
export function Points({ items, isCaution }: PointsProps) {
  return (
    <dl className={`${styles.points} ${isCaution ? styles.caution : ''}`}>
      {items.map(({ title, text }) => (
        <div key={title} className={styles.point}>
          <dt className={styles.title}>{title}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
