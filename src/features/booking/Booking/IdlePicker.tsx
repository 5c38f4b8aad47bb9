import { weekdaysOf } from '@falaj/contract/zone-clock.ts';
import type { BookingContent } from '../../../schemas/forms/booking.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import type { BookingOffice } from '../proposal.ts';
import styles from './Booking.module.css';
import week from './OfficeWeek.module.css';

export interface IdlePickerProps {
  copy: BookingContent['picker'];
  office: BookingOffice;
  /** A status in place of the hint, such as that times are being fetched. */
  status?: string | undefined;
  /** Whether the status can change while it is shown, so that screen readers announce it. */
  live?: boolean | undefined;
  /** The button's label if it is not the usual one; empty where there is no button. */
  start?: string | undefined;
  onStart: () => void;
}

/**
 * The picker before times are asked for: what can be booked, the office's weekdays as empty leaves, and the button that
 * shows the times. The page grows only when it is pressed. Without scripts and on paper it is hidden.
 */
export function IdlePicker(props: IdlePickerProps) {
  const { copy, office, status, live, start = copy.start, onStart } = props;
  return (
    <div className={`${styles.panel} ${styles.sleeping}`}>
      <h3>{copy.title}</h3>
      <p className={styles.hint} role={live ? 'status' : undefined}>
        {status ?? `${copy.startHint} ${copy.notice}`}
      </p>
      <div className={week.week} aria-hidden="true">
        {weekdaysOf(office.hours.weekdays, office.locale).map((day) => (
          <span key={day} className={week.day}>
            {day}
          </span>
        ))}
      </div>
      <div>{start && <Button onPress={onStart}>{start}</Button>}</div>
    </div>
  );
}
