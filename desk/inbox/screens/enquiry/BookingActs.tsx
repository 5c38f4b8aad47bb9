import messages from 'virtual:messages';
import { useState } from 'react';
import type { BookingLine } from '../../../staff/api-types.ts';
import { announce } from '../../data/announcement.ts';
import { useBookingChange, useFreeTimes } from '../../data/queries.ts';
import styles from '../../parts/Acts.module.css';
import { ErrorNotice } from '../../parts/ErrorNotice.tsx';
import { Press } from '../../parts/Press.tsx';
import { NewTime } from './NewTime.tsx';

interface BookingActsProps {
  /** Id of the enquiry. */
  id: string;
  /** The booking as it is shown. */
  booking: BookingLine;
}

/** Moves the session to a free time, or cancels it; visitor and office are told by e-mail. */
export function BookingActs({ id, booking }: BookingActsProps) {
  const [open, setOpen] = useState<'move' | 'cancel'>();
  const times = useFreeTimes(id, open === 'move');
  const { mutateAsync, error, isPending } = useBookingChange(id);
  const change = (to: number | null, done: string) =>
    // The promise announces the result, because this part disappears once a session is cancelled.
    mutateAsync({ start: to, seen: booking.sequence }).then(
      () => {
        announce(done);
        setOpen(undefined);
      },
      () => undefined,
    );
  const toggle = (part: 'move' | 'cancel') => () => setOpen(open === part ? undefined : part);
  return (
    <div className={styles.acts}>
      <div className={styles.buttons}>
        <Press onPress={toggle('move')} expanded={open === 'move'}>
          {messages.session.newTime}
        </Press>
        <Press onPress={toggle('cancel')} expanded={open === 'cancel'}>
          {messages.session.cancelSession}
        </Press>
      </div>
      {open === 'move' && times.data?.length === 0 && <p>{messages.session.noTime}</p>}
      {open === 'move' && times.data && times.data.length > 0 && (
        <NewTime
          booking={booking}
          times={times.data}
          busy={isPending}
          onMove={(start) => void change(start, messages.session.moved)}
        />
      )}
      {open === 'cancel' && (
        <div className={styles.buttons}>
          <Press
            kind="solid"
            busy={isPending}
            onPress={() => change(null, messages.session.wasCancelled)}
          >
            {messages.session.cancelSure}
          </Press>
          <Press onPress={toggle('cancel')}>{messages.session.keep}</Press>
        </div>
      )}
      <ErrorNotice error={error ?? times.error} />
    </div>
  );
}
