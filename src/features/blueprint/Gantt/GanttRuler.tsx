import shares from '../../../illustrations/IllustrationFrame/Shares.module.css';
import { shareDigits } from '../../../lib/share-digits.ts';
import { monthsOf } from '../gantt.ts';
import type { Plan } from '../plan.ts';
import styles from './Gantt.module.css';

/** The months above the bars. It is only a drawing, since each step states its days in words. */
export function GanttRuler({ plan, locale }: { plan: Plan; locale: string }) {
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const first = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <div className={styles.ruler} aria-hidden="true">
      {monthsOf(plan).map(({ day, at }) => (
        <span key={day} className={`${shares.share} ${styles.mark}`} {...shareDigits(at, 100)}>
          {(at === 0 ? first : month).format(new Date(day))}
        </span>
      ))}
    </div>
  );
}
