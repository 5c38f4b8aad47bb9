import materials from '../../illustrations/IllustrationFrame/Materials.module.css';
import shares from '../../illustrations/IllustrationFrame/Shares.module.css';
import { shareDigits } from '../../lib/share-digits.ts';
import type { Session } from '../../schemas/pages/consultation.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { useTitleId } from '../../ui/use-title-id.ts';
import styles from './Consultation.module.css';

export interface SessionCardProps extends Session {
  /** The longest time it takes, in minutes; it is drawn as a part of a working day. */
  minutes?: number | undefined;
  messages: Messages;
}

/** A working day, in minutes. */
const DAY = 480;

/** A kind of session. Its length comes first, because people plan by it. */
export function SessionCard({
  title,
  description,
  duration,
  minutes,
  format,
  call,
  messages,
}: SessionCardProps) {
  const id = useTitleId();
  return (
    <article className={styles.session} aria-labelledby={id}>
      <span className={`${materials.groove} ${styles.day}`} aria-hidden="true">
        {minutes && (
          <span
            className={`${shares.share} ${materials.fill} ${materials.water}`}
            {...shareDigits(minutes, DAY)}
          />
        )}
      </span>
      <p className={styles.time}>{duration}</p>
      <h3 id={id}>{title}</h3>
      <p className={styles.description}>{description}</p>
      <p className={styles.format}>
        <span className="visuallyHidden">{messages.format}: </span>
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
