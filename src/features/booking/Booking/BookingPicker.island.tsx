import { useEffect, useMemo, useRef, useState } from 'react';
import type { BookingContent } from '../../../schemas/booking.ts';
import { bookableDays } from '../../office/office-hours.ts';
import { ownZone } from '../../office/zone-clock.ts';
import type { BookingOffice } from '../proposal.ts';
import { asksForTimes } from '../session-address.ts';
import styles from './Booking.module.css';
import { BookingFallback } from './BookingFallback.tsx';
import { Days } from './Days.tsx';
import { IdlePicker } from './IdlePicker.tsx';
import { ProposalPanel } from './ProposalPanel.tsx';
import { Sessions } from './Sessions.tsx';
import { Times } from './Times.tsx';
import { ZoneField } from './ZoneField.tsx';

/** Eight weeks of workdays. */
const DAYS = 40;

export interface BookingPickerProps {
  booking: BookingContent;
  office: BookingOffice;
}

/** When and where the times were asked for: the picker counts from this moment, in the browser's own time zone. */
interface Waking {
  now: Date;
  zone: string;
  /** Whether the button that is now gone had the focus. */
  wasFocused: boolean;
}

/** The first time it is asked for counts. */
const wake = (before: Waking | undefined): Waking =>
  before ?? {
    now: new Date(),
    zone: ownZone(),
    wasFocused: Boolean(document.activeElement?.closest('[data-starter]')),
  };

/**
 * Proposes a time: a session, a day, a time, then the form or a calendar file. Days and times come
 * when somebody asks for them or chooses a session; nothing is kept over a reload.
 */
export function BookingPicker({ booking, office }: BookingPickerProps) {
  const { sessions, picker, proposal } = booking;
  const { hours, locale } = office;
  const [session, setSession] = useState(sessions[0]);
  const [waking, setWaking] = useState<Waking>();
  const [otherZone, setOtherZone] = useState<string>();
  const [page, setPage] = useState(0);
  const [dayChosen, setDay] = useState<string>();
  const [startChosen, setStart] = useState<number>();
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Chosen by the address, or by hand while the script was on its way.
    const chosen = root.current?.querySelector<HTMLInputElement>('[name="session"]:checked');
    const index = sessions.findIndex(({ id }) => id === chosen?.value);
    if (index > 0) setSession(sessions[index]);
    if (index > 0 || asksForTimes()) setWaking(wake);
  }, [sessions]);

  useEffect(() => {
    // The focus goes on to what the button promised (WCAG 2.4.3).
    if (waking?.wasFocused) root.current?.querySelector<HTMLElement>('[name="day"]')?.focus();
  }, [waking]);

  const minutes = session?.minutes ?? 0;
  const days = useMemo(
    () => (waking ? bookableDays(hours, waking.now, minutes, DAYS) : []),
    [hours, waking, minutes],
  );
  const day = days.find((one) => one.day === dayChosen) ?? days[0];
  const start = day?.starts.find((one) => one.getTime() === startChosen);
  const zone = otherZone ?? waking?.zone ?? hours.zone;

  return (
    <div ref={root} className={styles.booking}>
      <Sessions
        legend={booking.sessionLegend}
        sessions={sessions}
        chosen={session}
        onChoose={(chosen) => {
          setSession(chosen);
          setWaking(wake);
        }}
      />
      {waking && day && session ? (
        <div className={styles.panel}>
          <Days
            copy={picker}
            days={days}
            chosen={day}
            page={page}
            zone={hours.zone}
            locale={locale}
            onChoose={setDay}
            onTurn={setPage}
          />
          <ZoneField
            label={picker.zone}
            zone={zone}
            near={[waking.zone, hours.zone]}
            at={day.starts[0] as Date}
            onChoose={setOtherZone}
          />
          <Times
            copy={picker}
            office={office}
            day={day}
            chosen={start}
            zone={zone}
            onChoose={(at) => setStart(at.getTime())}
          />
          <ProposalPanel
            copy={proposal}
            office={office}
            chosen={start && { session, start, zone }}
          />
        </div>
      ) : (
        <IdlePicker copy={picker} onStart={() => setWaking(wake)} />
      )}
      <BookingFallback copy={booking.plain} office={office} />
    </div>
  );
}
