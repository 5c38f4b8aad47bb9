import type { BookingContent } from '../../../schemas/booking.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import styles from './Booking.module.css';

export interface IdlePickerProps {
  copy: BookingContent['picker'];
  onStart: () => void;
}

/**
 * The picker before somebody wants times: which ones there are, and the button that shows them. It
 * grows only when that is pressed; without scripts and on paper it is not shown.
 */
export function IdlePicker({ copy, onStart }: IdlePickerProps) {
  return (
    <div className={`${styles.panel} ${styles.sleeping}`}>
      <h3>{copy.title}</h3>
      <p className={styles.hint}>{`${copy.startHint} ${copy.notice}`}</p>
      <div data-starter>
        <Button onPress={onStart}>{copy.start}</Button>
      </div>
    </div>
  );
}
