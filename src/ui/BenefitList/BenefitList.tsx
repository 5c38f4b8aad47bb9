import styles from './BenefitList.module.css';

export interface BenefitListProps {
  items: string[];
  /** Two columns where there is room. */
  wide?: boolean | undefined;
  /** What the list holds, for screen readers, where no heading says it. */
  label?: string | undefined;
}

/** A list whose bullet is a bend of the channel. */
export function BenefitList({ items, wide = false, label }: BenefitListProps) {
  return (
    <ul className={wide ? `${styles.list} ${styles.wide}` : styles.list} aria-label={label}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          {item}
        </li>
      ))}
    </ul>
  );
}
