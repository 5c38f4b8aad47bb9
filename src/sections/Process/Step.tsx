import shares from '../../instruments/Plate/Shares.module.css';
import { formatDuration } from '../../lib/duration.ts';
import type { ScheduledStep } from '../../lib/schedule.ts';
import { shareDigits } from '../../lib/share-digits.ts';
import type { ProcessStep } from '../../schemas/process.ts';
import type { Words } from '../../schemas/words.ts';
import piece from '../../ui/Channel/Piece.module.css';
import way from '../../ui/Channel/Way.module.css';
import { Deliverables } from './Deliverables.tsx';
import styles from './Step.module.css';
import { StepBar } from './StepBar.tsx';
import channel from './StepChannel.module.css';

export interface StepProps extends ProcessStep {
  /** Its place in the timeline, from 1. */
  number: number;
  /** Where it lies on the ruler. */
  scheduled: ScheduledStep;
  /** The channel leads on from it into the next band. */
  isLast: boolean;
  words: Words;
}

/** A step: its bar, what happens, how long it takes, and its Key Deliverables. */
export function Step({
  number,
  title,
  description,
  duration,
  deliverables,
  scheduled,
  isLast,
  words,
}: StepProps) {
  const { start, length, sure, place } = scheduled;
  return (
    <li className={`${shares.share} ${styles.step}`} {...shareDigits(start, 100)}>
      {number === 1 && (
        <i
          className={`${piece.piece} ${piece.downOn} ${way.feed} ${channel.feed}`}
          aria-hidden="true"
        />
      )}
      <StepBar length={length} sure={sure} />
      <div
        className={`${shares.share} ${styles.words} ${styles[place]}`}
        {...shareDigits(start + length, 100)}
      >
        <i
          className={`${piece.piece} ${isLast ? `${piece.onDown} ${way.exit}` : piece.straight} ${isLast ? channel.exit : channel.fall}`}
          aria-hidden="true"
        />
        <div>
          <div className={styles.head}>
            <span className={styles.number} aria-hidden="true">
              {number}
            </span>
            <h3>{title}</h3>
          </div>
          <p className={styles.duration}>{formatDuration(duration, words.ongoing)}</p>
          <p className={styles.description}>{description}</p>
        </div>
        <Deliverables items={deliverables} words={words} />
      </div>
    </li>
  );
}
