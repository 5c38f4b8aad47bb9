import { bookableDays } from '@falaj/contract/office-hours.ts';
import { ownZone } from '@falaj/contract/zone-clock.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { BookingContent } from '../../../schemas/forms/booking.ts';
import type { BookingDesk } from '../booking-desk.ts';
import type { BookingOffice } from '../proposal.ts';
import { asksForTimes } from '../session-address.ts';
import { useFreeDays } from '../use-free-days.ts';
import styles from './Booking.module.css';
import { BookingFallback, TIMES_FORM } from './BookingFallback.tsx';
import { IdlePicker } from './IdlePicker.tsx';
import { Sessions } from './Sessions.tsx';
import { TimesPanel } from './TimesPanel.tsx';

/** How many workdays are offered: eight weeks. */
const DAYS = 40;

export interface BookingPickerProps {
  booking: BookingContent;
  office: BookingOffice;
  desk?: BookingDesk | undefined;
}

/** When and in which time zone the visitor asked for times; the times are those after this moment. */
interface Waking {
  now: Date;
  /** Undefined where the browser does not know it. */
  zone: string | undefined;
  /** Whether the button that showed the times had the focus; it has been replaced by them. */
  wasFocused: boolean;
}

/** The first request counts; later ones change nothing. */
const wake = (before: Waking | undefined, wasFocused = false): Waking =>
  before ?? { now: new Date(), zone: ownZone(), wasFocused };

/**
 * The picker: a session, a day and a time, then either the contact form and a calendar file or, where an
 * enquiry desk listens, the fields to book. Days and times are shown when somebody asks for them or chooses a
 * session. Nothing is kept over a reload.
 */
export function BookingPicker({ booking, office, desk }: BookingPickerProps) {
  const { sessions, picker } = booking;
  const { hours } = office;
  const [session, setSession] = useState(sessions[0]);
  const [waking, setWaking] = useState<Waking>();
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The session may have been chosen by the address, or by the visitor before this script arrived.
    const chosen = root.current?.querySelector<HTMLInputElement>('[name="session"]:checked');
    const index = sessions.findIndex(({ id }) => id === chosen?.value);
    if (index > 0) setSession(sessions[index]);
    if (index > 0 || asksForTimes()) setWaking(wake);
  }, [sessions]);

  const { id = '', minutes = 0 } = session ?? {};
  const free = useFreeDays(waking && desk?.slots, id, hours.zone);
  const proposed = useMemo(
    () => (waking && !desk ? bookableDays(hours, waking.now, minutes, DAYS) : []),
    [hours, waking, minutes, desk],
  );
  const days = (desk ? free.days : proposed) ?? [];
  const isShown = waking !== undefined && days.length > 0;

  useEffect(() => {
    // The focus moves to what the button showed (WCAG 2.4.3).
    if (isShown && waking.wasFocused)
      root.current?.querySelector<HTMLElement>('[name="day"]')?.focus();
  }, [isShown, waking]);

  return (
    <div ref={root} className={styles.booking}>
      <Sessions
        legend={booking.sessionLegend}
        sessions={sessions}
        chosen={session}
        form={desk && TIMES_FORM}
        onChoose={(chosen) => {
          setSession(chosen);
          setWaking(wake);
        }}
      />
      {isShown && session ? (
        <TimesPanel
          booking={booking}
          office={office}
          desk={desk}
          days={days}
          session={session}
          ownZone={waking.zone}
          onStale={free.again}
        />
      ) : (
        <IdlePicker
          copy={picker}
          office={office}
          live={desk !== undefined}
          {...(waking && desk && stateOf(free, desk.copy))}
          onStart={() => {
            // Not every browser focuses a button when it is clicked.
            const isFocused = document.activeElement instanceof HTMLButtonElement;
            if (waking) free.again();
            else setWaking(wake(undefined, isFocused));
          }}
        />
      )}
      <BookingFallback
        copy={booking.plain}
        office={office}
        times={desk && { action: desk.times, show: desk.copy.show }}
      />
    </div>
  );
}

/** The status and the button that are shown while there are no times. */
const stateOf = (
  { days, failed }: ReturnType<typeof useFreeDays>,
  { loading, unread, none, again }: BookingDesk['copy'],
) => (failed ? { status: unread, start: again } : { status: days ? none : loading, start: '' });
