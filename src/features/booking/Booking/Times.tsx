import { fill } from '@falaj/contract/fill.ts';
import type { BookableDay } from '@falaj/contract/office-hours.ts';
import { clockIn, dayIn, showSame, timeFor } from '@falaj/contract/zone-clock.ts';
import type { BookingContent } from '../../../schemas/forms/booking.ts';
import type { BookingOffice } from '../proposal.ts';
import { RadioOption } from './RadioOption.tsx';
import styles from './Slots.module.css';

export interface TimesProps {
  copy: BookingContent['picker'];
  office: BookingOffice;
  day: BookableDay;
  chosen: Date | undefined;
  /** The visitor's time zone. */
  zone: string;
  onChoose: (start: Date) => void;
}

/** The times of a day on the office's clock and, where it shows another time, on the visitor's. */
export function Times({ copy, office, day, chosen, zone, onChoose }: TimesProps) {
  const { hours, locale } = office;
  const named = dayIn(day.starts[0], hours.zone, locale);
  const isSame = (start: Date) => showSame(start, zone, hours.zone);
  return (
    <fieldset>
      <legend className={styles.legend}>{fill(copy.timeLegend, { day: named })}</legend>
      <div className={styles.times}>
        {day.starts.map((start) => (
          <RadioOption
            key={start.getTime()}
            name="start"
            value={start.toISOString()}
            look="box"
            checked={start === chosen}
            onChoose={() => onChoose(start)}
          >
            <span>
              <span className={styles.time}>{clockIn(start, hours.zone, locale)}</span>{' '}
              <span className={styles.small}>{hours.zoneName}</span>
            </span>{' '}
            {!isSame(start) && (
              <span className={styles.small}>
                {fill(copy.yourTime, { time: timeFor(start, zone, hours.zone, locale) })}
              </span>
            )}
          </RadioOption>
        ))}
      </div>
    </fieldset>
  );
}
