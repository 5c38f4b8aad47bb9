import styles from './Takeaways.module.css';

export interface TakeawaysProps {
  title: string;
  /** A sentence each. */
  items: string[];
}

/** The box before an article's text, for readers who have a minute. */
export function Takeaways({ title, items }: TakeawaysProps) {
  return (
    <section className={styles.takeaways} aria-labelledby="takeaways-title">
      <h2 id="takeaways-title" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
