import words from 'virtual:words';
import { useMyself } from '../app/company.ts';
import { snoozeTimes } from '../data/times.ts';
import { useNow } from '../data/use-now.ts';
import { ActSelect } from './ActSelect.tsx';

/** The choice of a time until which enquiries are put aside; it acts at once. */
export function SnoozeChoice({ onSnooze }: { onSnooze: (until: number) => void }) {
  const { zone } = useMyself();
  const times = snoozeTimes(useNow(), zone);
  return (
    <ActSelect label={words.act.snoozeUntil} value="" onAct={(chosen) => onSnooze(Number(chosen))}>
      <option value="">–</option>
      <option value={times.tomorrow}>{words.act.tomorrow}</option>
      <option value={times.nextWeek}>{words.act.nextWeek}</option>
      <option value={times.inWeeks}>{words.act.inWeeks}</option>
    </ActSelect>
  );
}
