import type { Testimonial } from '../../schemas/offer/case-study.ts';
import type { Words } from '../../schemas/site/words.ts';
import styles from './Quote.module.css';

export type QuoteProps = Testimonial & { words: Pick<Words, 'choices'> };

/** A client's quote. The schema masks the author (docs/site-rules.md#testimonials). */
export function Quote({ quote, text, author, position, role, words }: QuoteProps) {
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.words}>{quote ?? text}</blockquote>
      <figcaption className={styles.author}>
        {words.choices[author]} · {position ?? role}
      </figcaption>
    </figure>
  );
}
