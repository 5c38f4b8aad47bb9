import type { BookingContent } from '../../../schemas/booking.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import styles from './Booking.module.css';

export interface IdlePickerProps {
  copy: BookingContent['picker'];
  /** What stands in place of the hint, such as that times are being read. */
  status?: string | undefined;
  /** Whether that may change while somebody listens. */
  live?: boolean | undefined;
  /** The button's words where they are others; none where there is nothing to press. */
  start?: string | undefined;
  onStart: () => void;
}

/**
 * The picker before somebody wants times: which ones there are, and the button that shows them. It
 * grows only when that is pressed; without scripts and on paper it is not shown.
 */
export function IdlePicker({ copy, status, live, start = copy.start, onStart }: IdlePickerProps) {
  return (
    <div className={`${styles.panel} ${styles.sleeping}`}>
      <h3>{copy.title}</h3>
      <p className={styles.hint} role={live ? 'status' : undefined}>
        {status ?? `${copy.startHint} ${copy.notice}`}
      </p>
      <div>{start && <Button onPress={onStart}>{start}</Button>}</div>
    </div>
  );
}
