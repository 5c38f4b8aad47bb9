import messages from 'virtual:messages';
import { fill } from '@falaj/contract/fill.ts';
import { dayOf } from '@falaj/contract/office-hours.ts';
import { clockIn, dayIn, showSame, timeFor } from '@falaj/contract/zone-clock.ts';
import { useState } from 'react';
import type { BookingLine } from '../../../staff/api-types.ts';
import { useClock } from '../../app/company.ts';
import styles from '../../parts/Acts.module.css';
import control from '../../parts/Control.module.css';
import { Press } from '../../parts/Press.tsx';

interface NewTimeProps {
  booking: BookingLine;
  /** The free times, in milliseconds. */
  times: number[];
  busy: boolean;
  onMove: (start: number) => void;
}

/** The choice of a free time for a session: a day, then an hour on the clocks of the office and of the visitor. */
export function NewTime({ booking, times, busy, onMove }: NewTimeProps) {
  const { locale, zone } = useClock();
  const days = Map.groupBy(times, (at) => dayOf(new Date(at), zone));
  const now = dayOf(new Date(booking.startsAt), zone);
  const [chosenDay, setDay] = useState(now);
  const [start, setStart] = useState<number>();
  // Without a free time on the present day of the session, the first day that has one.
  const day = days.has(chosenDay) ? chosenDay : ([...days.keys()][0] ?? '');
  const starts = days.get(day) ?? [];
  const isChosen = start !== undefined && starts.includes(start);
  const say = (at: number) => {
    const time = clockIn(new Date(at), zone, locale);
    if (showSame(new Date(at), zone, booking.zone)) return time;
    const other = timeFor(new Date(at), booking.zone, zone, locale);
    return fill(messages.session.bothTimes, { time, other });
  };
  return (
    <>
      <div className={`${styles.choices} ${styles.wide}`}>
        <label className={control.label}>
          {messages.session.day}
          <select
            className={control.control}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          >
            {[...days].map(([key, [first = 0]]) => (
              <option key={key} value={key}>
                {dayIn(new Date(first), zone, locale)}
              </option>
            ))}
          </select>
        </label>
        <label className={control.label}>
          {messages.session.time}
          <select
            className={control.control}
            value={isChosen ? start : ''}
            onChange={({ target }) => setStart(target.value ? Number(target.value) : undefined)}
          >
            <option value="">{messages.session.chooseTime}</option>
            {starts.map((at) => (
              <option key={at} value={at}>
                {say(at)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className={styles.buttons}>
        <Press kind="solid" busy={busy || !isChosen} onPress={() => isChosen && onMove(start)}>
          {messages.session.move}
        </Press>
      </div>
    </>
  );
}
