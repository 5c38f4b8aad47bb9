import shares from '../../../illustrations/IllustrationFrame/Shares.module.css';
import { formatTime } from '../../../lib/duration.ts';
import { keepOrder } from '../../../lib/keep-order.ts';
import { plural } from '../../../lib/plural.ts';
import { shareDigits } from '../../../lib/share-digits.ts';
import { formatSpan } from '../format-span.ts';
import { barOf } from '../gantt.ts';
import type { AroundBars } from '../parts.ts';
import type { Plan, PlannedStep } from '../plan.ts';
import styles from './GanttStep.module.css';

export interface GanttStepProps extends AroundBars {
  step: PlannedStep;
  plan: Plan;
  /** Whether the step is the wait for the answers of offices, and not work. */
  isWait: boolean;
}

/** One step: name, time, days and what it decides in words, with its bar. */
export function GanttStep({ step, plan, isWait, messages, locale }: GanttStepProps) {
  const { start, length, sure, slack } = barOf(step, plan);
  const state = isWait ? 'wait' : step.isCritical ? 'critical' : 'free';
  return (
    <li className={styles.step} data-state={state}>
      <div className={styles.words}>
        <span className={styles.title}>{step.title || messages.answers}</span>
        <span className={styles.time}>{keepOrder(formatTime(step.duration, locale), locale)}</span>
        <span className={styles.days}>
          {keepOrder(formatSpan(step.from, step.to, locale), locale)}
        </span>
        <span className={step.isCritical ? styles.critical : styles.days}>
          {step.isCritical ? messages.critical : plural(messages.slack, step.slack, locale)}
        </span>
      </div>
      <div className={styles.lane} aria-hidden="true">
        <span className={`${shares.share} ${styles.at}`} {...shareDigits(start, 100)}>
          <span className={`${shares.share} ${styles.bar}`} {...shareDigits(length, 100)}>
            <i className={`${shares.share} ${styles.sure}`} {...shareDigits(sure, 100)} />
          </span>
          {slack > 0 && (
            <span className={`${shares.share} ${styles.slack}`} {...shareDigits(slack, 100)} />
          )}
        </span>
      </div>
    </li>
  );
}
