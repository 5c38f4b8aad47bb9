import type { BookableDay } from '@falaj/contract/office-hours.ts';
import { useEffect, useRef, useState } from 'react';
import type { BookableSession, BookingContent } from '../../../schemas/forms/booking.ts';
import type { BookingDesk } from '../booking-desk.ts';
import type { BookingOffice, Proposal } from '../proposal.ts';
import { BookedPanel } from './BookedPanel.tsx';
import styles from './Booking.module.css';
import { BookPanel } from './BookPanel.tsx';
import { Days } from './Days.tsx';
import { ProposalPanel } from './ProposalPanel.tsx';
import slots from './Slots.module.css';
import { Times } from './Times.tsx';
import { ZoneField } from './ZoneField.tsx';

export interface TimesPanelProps {
  booking: BookingContent;
  office: BookingOffice;
  desk?: BookingDesk | undefined;
  /** Days with free times; there is at least one. */
  days: BookableDay[];
  session: BookableSession;
  /** The time zone that the browser gave, if it knows it; else times are those of the office. */
  ownZone: string | undefined;
  /** Called when the times are out of date and must be fetched again. */
  onStale: () => void;
}

/** A choice of day and time, and the panel that books or proposes the time. */
export function TimesPanel(props: TimesPanelProps) {
  const { booking, office, desk, days, session, ownZone, onStale } = props;
  const { picker, proposal } = booking;
  const { hours, locale } = office;
  const [zoneChosen, setZone] = useState<string>();
  const zone = zoneChosen ?? ownZone ?? hours.zone;
  const [page, setPage] = useState(0);
  const [dayChosen, setDay] = useState<string>();
  const [startChosen, setStart] = useState<number>();
  const [refused, setRefused] = useState<{ why: string }>();
  const [booked, setBooked] = useState<{ booked: Proposal; reference: string }>();
  const notice = useRef<HTMLParagraphElement>(null);

  // The reason why a time could not be booked is read out before another is chosen.
  useEffect(() => {
    if (refused) notice.current?.focus();
  }, [refused]);

  const day = days.find((one) => one.day === dayChosen) ?? days[0];
  const start = day?.starts.find((one) => one.getTime() === startChosen);
  const chosen = start && { session, start, zone };
  if (!day) return null;
  if (desk && booked) {
    const again = () => setBooked(undefined);
    return (
      <div className={styles.panel}>
        <BookedPanel copy={proposal} desk={desk} office={office} {...booked} onAnother={again} />
      </div>
    );
  }
  return (
    <div className={styles.panel}>
      {refused && (
        <p ref={notice} className={slots.refused} role="alert" tabIndex={-1}>
          {refused.why}
        </p>
      )}
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
        regions={picker.regions}
        locale={locale}
        zone={zone}
        hint={zoneChosen || ownZone ? undefined : picker.zoneUnknown}
        near={[ownZone ?? hours.zone, hours.zone]}
        city={office.city}
        at={day.starts[0]}
        onChoose={setZone}
      />
      <Times
        copy={picker}
        office={office}
        day={day}
        chosen={start}
        zone={zone}
        onChoose={(at) => {
          setStart(at.getTime());
          setRefused(undefined);
        }}
      />
      {desk ? (
        <BookPanel
          copy={proposal}
          desk={desk}
          office={office}
          chosen={chosen}
          onBooked={(proposed, reference) => {
            setBooked({ booked: proposed, reference });
            setStart(undefined);
            onStale();
          }}
          onRefused={(why) => {
            setRefused({ why });
            onStale();
          }}
        />
      ) : (
        <ProposalPanel copy={proposal} office={office} chosen={chosen} />
      )}
    </div>
  );
}
