import messages from 'virtual:messages';
import { fill } from '@falaj/contract/fill.ts';
import { useClock, useMyself } from '../app/company.ts';
import { snoozeTimes } from '../data/snooze.ts';
import { sayMoment } from '../data/times.ts';
import { useNow } from '../data/use-now.ts';
import { ActSelect } from './ActSelect.tsx';

/** The choice of a time until which enquiries are put aside; it acts at once. */
export function SnoozeChoice({ onSnooze }: { onSnooze: (until: number) => void }) {
  const { hours } = useMyself();
  const clock = useClock();
  const times = snoozeTimes(useNow(), hours);
  return (
    <ActSelect
      label={messages.act.snoozeUntil}
      value=""
      onAct={(chosen) => onSnooze(Number(chosen))}
    >
      <option value="">–</option>
      {times.map(({ name, until }) => (
        <option key={name} value={until}>
          {fill(messages.act.snoozeTo, { when: messages.act[name], time: sayMoment(until, clock) })}
        </option>
      ))}
    </ActSelect>
  );
}
