import { useTitleId } from '../../lib/use-title-id.ts';
import type { Session } from '../../schemas/consultation.ts';
import type { Words } from '../../schemas/words.ts';
import styles from './Consultation.module.css';

export type SessionCardProps = Session & { words: Words };

/** A session: how long it takes stands first, because that is what people plan by. */
export function SessionCard({
  title,
  description,
  duration,
  format,
  call,
  words,
}: SessionCardProps) {
  const id = useTitleId();
  return (
    <article className={styles.session} aria-labelledby={id}>
      <p className={styles.time}>{duration}</p>
      <h3 id={id}>{title}</h3>
      <p className={styles.description}>{description}</p>
      <p className={styles.format}>
        <span className="visuallyHidden">{words.format}: </span>
        {format}
      </p>
      {call && (
        <p>
          <a className={styles.call} href={call.href}>
            {call.text}
          </a>
        </p>
      )}
    </article>
  );
}
