import { useEffect, useRef } from 'react';
import type { BookingContent } from '../../../schemas/forms/booking.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import type { BookingDesk } from '../booking-desk.ts';
import { type BookingOffice, type Proposal, proposalTimes } from '../proposal.ts';
import styles from './Proposal.module.css';

export interface BookedPanelProps {
  copy: BookingContent['proposal'];
  desk: BookingDesk;
  office: BookingOffice;
  booked: Proposal;
  reference: string;
  onAnother: () => void;
}

/** The confirmation of a booking. Its heading takes the focus. */
export function BookedPanel(props: BookedPanelProps) {
  const { copy, desk, office, booked, reference, onAnother } = props;
  const title = useRef<HTMLHeadingElement>(null);
  const times = proposalTimes(copy, office, booked);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.booked}>
      <h3 ref={title} tabIndex={-1}>
        {desk.copy.bookedTitle}
      </h3>
      <p>
        <strong>{booked.session.title}</strong>
        <br />
        {times.office}
        {times.yours && (
          <>
            <br />
            {times.yours}
          </>
        )}
      </p>
      <p>
        {desk.messages.form.reference}: <strong className={styles.reference}>{reference}</strong>
      </p>
      <p className={styles.held}>{desk.copy.bookedText}</p>
      <div className={styles.ways}>
        <Button kind="outline" onPress={onAnother}>
          {desk.copy.another}
        </Button>
      </div>
    </div>
  );
}
