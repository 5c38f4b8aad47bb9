import type { Testimonial } from '../../schemas/offer/case-study.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import styles from './Quote.module.css';

export type QuoteProps = Testimonial & { messages: Pick<Messages, 'choices'> };

/** A client's quote. The schema masks the author (docs/site-rules.md#testimonials). */
export function Quote({ quote, text, author, position, role, messages }: QuoteProps) {
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.words}>{quote ?? text}</blockquote>
      <figcaption className={styles.author}>
        {messages.choices[author]} · {position ?? role}
      </figcaption>
    </figure>
  );
}
