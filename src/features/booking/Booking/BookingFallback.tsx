import { LANGUAGE } from '@falaj/contract/fields.ts';
import { withCommas } from '@falaj/contract/languages.ts';
import { formatDay } from '../../../lib/format-date.ts';
import type { BookingContent } from '../../../schemas/forms/booking.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import disclosure from '../../../ui/Disclosure/Disclosure.module.css';
import type { BookingOffice } from '../proposal.ts';
import styles from './BookingFallback.module.css';

export interface BookingFallbackProps {
  copy: BookingContent['plain'];
  office: BookingOffice;
  /** The page with free times, and the button that leads there; where times are proposed there is none. */
  times?: { action: string; show: string } | undefined;
}

/** Id of the form that the sessions belong to. */
export const TIMES_FORM = 'book-times';

/** The way that needs no script: two times in the message, with the office hours and holidays. */
export function BookingFallback({ copy, office, times }: BookingFallbackProps) {
  const { hours, email, locale } = office;
  const [before = '', after = ''] = copy.text.split('{email}');
  return (
    <div className={styles.plain}>
      {times && (
        <form id={TIMES_FORM} action={times.action} className={styles.times}>
          <input type="hidden" name={LANGUAGE} value={office.language} />
          <Button>{times.show}</Button>
        </form>
      )}
      <p>
        {before}
        <a href={`mailto:${email}`}>{email}</a>
        {after}
      </p>
      <a className={styles.call} href={copy.call.href}>
        {copy.call.text}
      </a>
      <details className={disclosure.disclosure}>
        <summary className={disclosure.summary}>{copy.holidays}</summary>
        <ul>
          {hours.holidays.map((holiday) => (
            <li key={holiday.date}>
              <time dateTime={holiday.date}>{formatDay(holiday.date, locale)}</time>
              {withCommas(['', holiday.name], locale)}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
