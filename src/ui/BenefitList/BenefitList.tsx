import styles from './BenefitList.module.css';

export interface BenefitListProps {
  items: string[];
  /** Whether it has two columns where there is room. */
  wide?: boolean | undefined;
  /** Name of the list for screen readers, where no heading names it. */
  label?: string | undefined;
}

/** A list whose bullets are bends of the channel. */
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
