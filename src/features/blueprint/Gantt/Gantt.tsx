import { fill } from '@falaj/contract/fill.ts';
import { formatDay } from '../../../lib/format-date.ts';
import { plural } from '../../../lib/plural.ts';
import { sayList } from '../../../lib/say-list.ts';
import type { RuleLine } from '../blueprint.ts';
import type { AroundBars } from '../parts.ts';
import type { Plan } from '../plan.ts';
import styles from './Gantt.module.css';
import { GanttLegend } from './GanttLegend.tsx';
import { GanttRuler } from './GanttRuler.tsx';
import { GanttTrack } from './GanttTrack.tsx';

export interface GanttProps extends AroundBars {
  plan: Plan;
  /** The reason for each offer beyond the asset's own. */
  reasons: RuleLine[];
}

/** The holidays as `Eid al-Fitr (9 March 2027, 10 March 2027)`, each name once. */
function sayHolidays(holidays: Plan['holidays'], locale: string): string[] {
  const names = [...new Set(holidays.map(({ name = '' }) => name))];
  return names.map((name) => {
    const days = holidays.filter((holiday) => (holiday.name ?? '') === name);
    const dates = sayList(
      days.map(({ date }) => formatDay(date, locale)),
      locale,
    );
    return name ? `${name} (${dates})` : dates;
  });
}

/** The steps of the fitting offers as bars under a ruler of months, track by track. */
export function Gantt({ plan, reasons, messages, locale }: GanttProps) {
  const days = sayHolidays(plan.holidays, locale);
  return (
    <div className={styles.gantt}>
      <GanttLegend messages={messages.bars} />
      <GanttRuler plan={plan} locale={locale} />
      {plan.tracks.map((track) => (
        <GanttTrack
          key={track.id}
          track={track}
          plan={plan}
          reason={reasons.find(({ rule }) => rule === track.rule)}
          messages={messages}
          locale={locale}
        />
      ))}
      <div className={styles.notes}>
        <p>
          {days.length > 0
            ? fill(messages.holidays, { list: sayList(days, locale) })
            : messages.noHolidays}
        </p>
        {plan.short > 0 && <p>{plural(messages.short, plan.short, locale)}</p>}
        {plan.end > plan.knownUntil && (
          <p>{fill(messages.later, { day: formatDay(plan.knownUntil, locale) })}</p>
        )}
      </div>
    </div>
  );
}
