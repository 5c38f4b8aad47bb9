import { formatDuration } from '../../lib/duration.ts';
import type { ProcessStep } from '../../schemas/process.ts';
import type { Words } from '../../schemas/words.ts';
import { BenefitList } from '../../ui/BenefitList/BenefitList.tsx';
import styles from './Step.module.css';

export interface StepProps extends ProcessStep {
  /** Its place in the timeline, from 1. */
  number: number;
  words: Words;
}

/** A step: what happens, how long it takes, and its Key Deliverables. */
export function Step({ number, title, description, duration, deliverables, words }: StepProps) {
  return (
    <li className={styles.step}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.body}>
        <h3>{title}</h3>
        <p className={styles.duration}>{formatDuration(duration, words.ongoing)}</p>
        <p className={styles.description}>{description}</p>
      </div>
      <div className={styles.deliverables}>
        <h4 className={styles.deliverablesTitle}>{words.deliverables}</h4>
        <BenefitList items={deliverables} />
      </div>
    </li>
  );
}
