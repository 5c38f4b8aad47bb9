import { fill } from '@falaj/contract/fill.ts';
import shares from '../../illustrations/IllustrationFrame/Shares.module.css';
import { formatDuration } from '../../lib/duration.ts';
import { shareDigits } from '../../lib/share-digits.ts';
import type { ProcessStep } from '../../schemas/offer/process.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import piece from '../../ui/Channel/Piece.module.css';
import styles from './Step.module.css';
import type { Schedule, ScheduledStep } from './schedule.ts';

export interface StepProps extends ProcessStep {
  /** Its place in the timeline, from 1. */
  number: number;
  /** Where it lies on the axis. */
  scheduled: ScheduledStep;
  /** What the axis counts in. */
  unit: Schedule['unit'];
  messages: Messages;
}

/** A step: its stretch of the channel, a drawing, and on one side of it its time, what happens and what is delivered. */
export function Step({
  number,
  title,
  description,
  duration,
  deliverables,
  scheduled,
  unit,
  messages,
}: StepProps) {
  const { row, rows, room, from, length, sure, isBeside } = scheduled;
  const kind = isBeside ? styles.beside : duration.unit === 'ongoing' ? styles.dry : '';
  // Beside the channel of the page there is no water of its own that could run ahead of it.
  const water = isBeside ? styles.water : `${piece.piece} ${styles.water}`;
  const starts =
    from === 0 || !unit ? messages.timeline.start : fill(messages.timeline[unit], { n: from });
  return (
    <li className={`${shares.share} ${styles.step} ${kind}`} {...shareDigits(row, 100)}>
      <div
        className={`${shares.share} ${styles.stretch}`}
        {...shareDigits(rows, 100)}
        aria-hidden="true"
      >
        <i className={`${water} ${styles.range}`} />
        <span className={`${shares.share} ${styles.sure}`} {...shareDigits(sure, 100)}>
          <i className={water} />
        </span>
        <span className={`${shares.share} ${styles.ticks}`} {...shareDigits(length, 100)} />
      </div>
      <div className={`${shares.share} ${styles.words}`} {...shareDigits(room, 100)}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <h3>{title}</h3>
        <p className={styles.time}>
          <span>{formatDuration(duration, messages.ongoing, messages.language)}</span>{' '}
          <span className={styles.mark}>{starts}</span>
        </p>
        <p className={styles.description}>{description}</p>
        <div className={styles.deliverables}>
          <h4>{messages.deliverables}</h4>
          <ul>
            {deliverables.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
    </li>
  );
}
