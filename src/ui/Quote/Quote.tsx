import type { Testimonial } from '../../schemas/case-study.ts';
import styles from './Quote.module.css';

export type QuoteProps = Testimonial & {
  /** Large where it stands free, with room around it. */
  size?: 'text' | 'large' | undefined;
};

/** What a client said; the author is masked by the schema (docs/site-rules.md#testimonials). */
export function Quote({ quote, text, author, position, role, size = 'text' }: QuoteProps) {
  return (
    <figure className={`${styles.quote} ${styles[size]}`}>
      <blockquote className={styles.words}>{quote ?? text}</blockquote>
      <figcaption className={styles.author}>
        {author}, {position ?? role}
      </figcaption>
    </figure>
  );
}
