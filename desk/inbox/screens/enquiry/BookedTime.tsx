import messages from 'virtual:messages';
import { fill } from '@falaj/contract/fill.ts';
import type { BookingLine } from '../../../staff/api-types.ts';
import { mayAnswer, useClock, useMyself } from '../../app/company.ts';
import { sayLong } from '../../data/times.ts';
import { useNow } from '../../data/use-now.ts';
import styles from './BookedTime.module.css';
import { BookingActs } from './BookingActs.tsx';

interface BookedTimeProps {
  /** Id of the enquiry. */
  id: string;
  booking: BookingLine;
}

/** The booked session in both time zones, and what can still be done with it. */
export function BookedTime({ id, booking }: BookedTimeProps) {
  const me = useMyself();
  const now = useNow();
  const { locale, sessions, city } = me;
  const clock = useClock();
  const { startsAt, state } = booking;
  const isAhead = state === 'held' && startsAt > now;
  return (
    <section className={styles.booking}>
      <h2>
        {sessions[booking.session] ?? messages.enquiry.booking}
        {state === 'cancelled' && ` (${messages.enquiry.cancelled})`}
      </h2>
      <dl>
        <dt>{fill(messages.enquiry.office, { city })}</dt>
        <dd>{sayLong(startsAt, clock)}</dd>
        <dt>{fill(messages.enquiry.visitor, { zone: booking.zone })}</dt>
        <dd>{sayLong(startsAt, { locale, zone: booking.zone })}</dd>
      </dl>
      {isAhead && mayAnswer(me) && <BookingActs id={id} booking={booking} />}
    </section>
  );
}
