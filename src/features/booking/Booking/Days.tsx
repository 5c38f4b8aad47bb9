import type { BookableDay } from '@falaj/contract/office-hours.ts';
import { pageOf, weeksIn } from '@falaj/contract/zone-clock.ts';
import type { BookingContent } from '../../../schemas/forms/booking.ts';
import { RadioOption } from './RadioOption.tsx';
import styles from './Slots.module.css';

/** Days on one page of the picker: two weeks of workdays. */
const PER_PAGE = 10;

export interface DaysProps {
  copy: BookingContent['picker'];
  days: BookableDay[];
  chosen: BookableDay | undefined;
  /** Number of the page, from 0. */
  page: number;
  /** Time zone and locale of the office, whose days these are. */
  zone: string;
  locale: string;
  onChoose: (day: string) => void;
  onTurn: (page: number) => void;
}

/** The workdays of two weeks as a choice, how soon the first of them is, and buttons to earlier and later weeks. */
export function Days(props: DaysProps) {
  const { copy, days, chosen, zone, locale, onChoose, onTurn } = props;
  const last = Math.ceil(days.length / PER_PAGE) - 1;
  // There may be fewer days than when this page was opened.
  const page = Math.min(props.page, last);
  const first = page * PER_PAGE;
  const shown = days.slice(first, first + PER_PAGE);
  const [from, to] = [shown[0], shown.at(-1)];
  return (
    <>
      <fieldset aria-describedby="booking-notice">
        <legend className={styles.legend}>{copy.dayLegend}</legend>
        <p id="booking-notice" className={styles.notice}>
          {copy.notice}
        </p>
        <div className={styles.days}>
          {shown.map(({ day, starts }) => {
            const { weekday, date, month } = pageOf(starts[0], zone, locale);
            return (
              <RadioOption
                key={day}
                name="day"
                value={day}
                look="page"
                checked={day === chosen?.day}
                onChoose={() => onChoose(day)}
              >
                <span className={styles.small}>{weekday}</span>{' '}
                <span className={styles.date}>{date}</span>{' '}
                <span className={styles.small}>{month}</span>
              </RadioOption>
            );
          })}
        </div>
      </fieldset>
      <div className={styles.turn}>
        <button
          type="button"
          className={styles.turnButton}
          aria-disabled={page === 0}
          onClick={() => onTurn(Math.max(page - 1, 0))}
        >
          {copy.earlier}
        </button>
        <p role="status" className={styles.small}>
          {from && to && weeksIn(from.starts[0], to.starts[0], zone, locale)}
        </p>
        <button
          type="button"
          className={styles.turnButton}
          aria-disabled={page === last}
          onClick={() => onTurn(Math.min(page + 1, last))}
        >
          {copy.later}
        </button>
      </div>
    </>
  );
}
