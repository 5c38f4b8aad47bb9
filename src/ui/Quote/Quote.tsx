import type { Testimonial } from '../../schemas/offer/case-study.ts';
import styles from './Quote.module.css';

export type QuoteProps = Testimonial & {
  /** `large` is for a quote with free space around it. */
  size?: 'text' | 'large' | undefined;
};

/** A client's quote. The schema masks the author (docs/site-rules.md#testimonials). */
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
