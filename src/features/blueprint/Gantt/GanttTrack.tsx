import type { RuleLine } from '../blueprint.ts';
import { ANSWERS_TRACK } from '../data.ts';
import type { AroundBars } from '../parts.ts';
import type { Plan, PlannedTrack } from '../plan.ts';
import { GanttStep } from './GanttStep.tsx';
import styles from './GanttTrack.module.css';

export interface GanttTrackProps extends AroundBars {
  track: PlannedTrack;
  plan: Plan;
  /** The rule that added the offer to the plan; undefined for the asset's own offer and for the wait. */
  reason?: RuleLine | undefined;
}

/** One offer of the plan: its name, the reason for it, and its steps. */
export function GanttTrack({ track, plan, reason, messages, locale }: GanttTrackProps) {
  const isWait = track.id === ANSWERS_TRACK;
  return (
    <section className={styles.track}>
      <header className={styles.head}>
        <h4>{isWait ? messages.answers : <a href={track.href}>{track.name}</a>}</h4>
        <p data-rule={reason?.rule}>
          {reason?.text ?? (isWait ? messages.answersText : messages.own)}
        </p>
      </header>
      <ol className={styles.steps}>
        {track.steps.map((step) => (
          <GanttStep
            key={step.id}
            step={step}
            plan={plan}
            isWait={isWait}
            messages={messages}
            locale={locale}
          />
        ))}
      </ol>
    </section>
  );
}
