import { formatDuration } from '../../lib/duration.ts';
import { shareDigits } from '../../lib/share-digits.ts';
import type { ProcessStep } from '../../schemas/process.ts';
import type { Words } from '../../schemas/words.ts';
import { BenefitList } from '../../ui/BenefitList/BenefitList.tsx';
import styles from './Step.module.css';
import type { ScheduledStep } from './schedule.ts';

export interface StepProps extends ProcessStep {
  /** Where it lies on the ruler. */
  scheduled: ScheduledStep;
  words: Words;
}

/**
 * A step: its bar, what happens, how long it takes, and its Key Deliverables, which fold on a phone. The
 * heading of the deliverables stands twice, and each screen shows one.
 */
export function Step({ title, description, duration, deliverables, scheduled, words }: StepProps) {
  const { start, length, sure, place } = scheduled;
  return (
    <li className={styles.step} {...shareDigits(start, 100)}>
      <div className={styles.bar} {...shareDigits(length, 100)} aria-hidden="true">
        <span className={styles.sure} {...shareDigits(sure, 100)} />
      </div>
      <div className={`${styles.words} ${styles[place]}`} {...shareDigits(start + length, 100)}>
        <div className={styles.body}>
          <h3>{title}</h3>
          <p className={styles.duration}>{formatDuration(duration, words.ongoing)}</p>
          <p className={styles.description}>{description}</p>
        </div>
        <div className={styles.deliverables}>
          <h4 className={styles.deliverablesTitle}>{words.deliverables}</h4>
          <details className={styles.folded}>
            <summary className={styles.summary}>{words.deliverables}</summary>
            <BenefitList items={deliverables} />
          </details>
        </div>
      </div>
    </li>
  );
}
