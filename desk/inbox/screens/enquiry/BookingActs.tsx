import words from 'virtual:words';
import { useState } from 'react';
import { useClock } from '../../app/company.ts';
import { announce } from '../../data/announcement.ts';
import { useBookingChange, useFreeTimes } from '../../data/queries.ts';
import { sayShort } from '../../data/times.ts';
import styles from '../../parts/Acts.module.css';
import control from '../../parts/Control.module.css';
import { ErrorNotice } from '../../parts/ErrorNotice.tsx';
import { Press } from '../../parts/Press.tsx';

interface BookingActsProps {
  /** Id of the enquiry. */
  id: string;
  /** The version of the booking that is shown. */
  seen: number;
}

/** Moves the session to a free time, or cancels it; visitor and office are told by e-mail. */
export function BookingActs({ id, seen }: BookingActsProps) {
  const clock = useClock();
  const [open, setOpen] = useState<'move' | 'cancel'>();
  const [start, setStart] = useState('');
  const times = useFreeTimes(id, open === 'move');
  const { mutateAsync, error, isPending } = useBookingChange(id);
  const change = (to: number | null, done: string) =>
    // The promise announces the result, because this part disappears once a session is cancelled.
    mutateAsync({ start: to, seen }).then(
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
          {words.session.newTime}
        </Press>
        <Press onPress={toggle('cancel')} expanded={open === 'cancel'}>
          {words.session.cancelSession}
        </Press>
      </div>
      {open === 'move' && times.data?.length === 0 && <p>{words.session.noTime}</p>}
      {open === 'move' && (times.data?.length ?? 0) > 0 && (
        <>
          <label className={control.label}>
            {words.session.newTime}
            <select
              className={control.control}
              value={start}
              onChange={({ target }) => setStart(target.value)}
            >
              <option value="">{words.session.chooseTime}</option>
              {times.data?.map((at) => (
                <option key={at} value={at}>
                  {sayShort(at, clock)}
                </option>
              ))}
            </select>
          </label>
          <div className={styles.buttons}>
            <Press
              kind="solid"
              busy={isPending || start === ''}
              onPress={() => change(Number(start), words.session.moved)}
            >
              {words.session.move}
            </Press>
          </div>
        </>
      )}
      {open === 'cancel' && (
        <div className={styles.buttons}>
          <Press
            kind="solid"
            busy={isPending}
            onPress={() => change(null, words.session.wasCancelled)}
          >
            {words.session.cancelSure}
          </Press>
          <Press onPress={toggle('cancel')}>{words.session.keep}</Press>
        </div>
      )}
      <ErrorNotice error={error ?? times.error} />
    </div>
  );
}
