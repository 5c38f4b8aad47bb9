import shares from '../../illustrations/Plate/Shares.module.css';
import { formatDuration } from '../../lib/duration.ts';
import { shareDigits } from '../../lib/share-digits.ts';
import type { ProcessStep } from '../../schemas/offer/process.ts';
import type { Words } from '../../schemas/site/words.ts';
import { BenefitList } from '../../ui/BenefitList/BenefitList.tsx';
import piece from '../../ui/Channel/Piece.module.css';
import way from '../../ui/Channel/Way.module.css';
import fold from '../../ui/Fold/Fold.module.css';
import { useTitleId } from '../../ui/use-title-id.ts';
import styles from './Step.module.css';
import { StepBar } from './StepBar.tsx';
import channel from './StepChannel.module.css';
import phone from './StepFold.module.css';
import papers from './StepPapers.module.css';
import places from './StepPlace.module.css';
import type { ScheduledStep } from './schedule.ts';

export interface StepProps extends ProcessStep {
  /** Its place in the timeline, from 1. */
  number: number;
  /** Where it lies on the ruler. */
  scheduled: ScheduledStep;
  isLast: boolean;
  words: Words;
}

/** A step: its bar, its time, what happens, and what is delivered; on a phone the last two fold. */
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
  const id = useTitleId();
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
        className={`${shares.share} ${styles.words} ${phone.words} ${places.words} ${places[place]}`}
        {...shareDigits(start + length, 100)}
      >
        <i
          className={`${piece.piece} ${isLast ? `${piece.onDown} ${way.exit}` : piece.straight} ${isLast ? channel.exit : channel.fall}`}
          aria-hidden="true"
        />
        <div className={`${styles.head} ${phone.head}`}>
          <span className={papers.number} aria-hidden="true">
            {number}
          </span>
          <h3 id={id}>{title}</h3>
          <p className={`${styles.duration} ${phone.duration} ${papers.weeks}`}>
            {formatDuration(duration, words.ongoing, words.language)}
          </p>
        </div>
        <details className={`${fold.fold} ${styles.folded} ${phone.folded}`}>
          <summary
            className={`${fold.summary} ${styles.summary} ${phone.summary}`}
            aria-labelledby={id}
          />
          <p className={styles.description}>{description}</p>
          <div className={`${styles.deliverables} ${phone.deliverables} ${papers.papers}`}>
            <h4>{words.deliverables}</h4>
            <BenefitList items={deliverables} />
          </div>
        </details>
      </div>
    </li>
  );
}
