import type { Site } from '../../../schemas/site.ts';
import type { Words } from '../../../schemas/words.ts';
import styles from './OfficeStatus.module.css';

export interface OfficeStatusProps {
  hours: Site['hours'];
  /** For dates and times, such as en-AE. */
  locale: string;
  words: Pick<Words, 'officeOpen' | 'officeClosed' | 'yourTime'>;
}

/**
 * When people answer: the office hours in the HTML, and whether that is now once
 * OfficeStatus.client.ts has looked at the clock. The line keeps room for the longer sentence. Beside
 * it may stand links marked `data-live`, whose first one leads to people: it comes last while closed.
 */
export function OfficeStatus({ hours, locale, words }: OfficeStatusProps) {
  const { days, time, holidays, zone, zoneName, opens, closes, weekdays } = hours;
  const clock = { zone, zoneName, opens, closes, weekdays, holidays, locale };
  const { officeOpen, officeClosed, yourTime } = words;
  return (
    <p
      className={styles.status}
      data-office={JSON.stringify(clock)}
      data-words={JSON.stringify({ officeOpen, officeClosed, yourTime })}
    >
      <span className={styles.line}>{`${days}, ${time}`}</span>
    </p>
  );
}
