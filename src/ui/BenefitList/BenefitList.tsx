import styles from './BenefitList.module.css';

export interface BenefitListProps {
  items: string[];
  /** Two columns where there is room. */
  wide?: boolean | undefined;
}

/** A list whose bullet is a bend of the channel. */
export function BenefitList({ items, wide = false }: BenefitListProps) {
  return (
    <ul className={wide ? `${styles.list} ${styles.wide}` : styles.list}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          {item}
        </li>
      ))}
    </ul>
  );
}
