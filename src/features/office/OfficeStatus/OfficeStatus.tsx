import { fill } from '@falaj/contract/fill.ts';
import type { ReactNode } from 'react';
import { part } from '../../../runtime/elements/part.ts';
import type { Messages } from '../../../schemas/site/messages.ts';
import type { Site } from '../../../schemas/site/site.ts';
import type { StatusMessages } from '../office-status.ts';
import type { OfficeStatusParts } from './OfficeStatus.client.ts';
import styles from './OfficeStatus.module.css';

export interface OfficeStatusProps {
  hours: Site['hours'];
  /** For dates and times, such as en-AE. */
  locale: string;
  messages: StatusMessages & Pick<Messages, 'officeHours'>;
  /** Links below the line. The first leads to people, and moves to the end while the office is closed. */
  children?: ReactNode;
}

/**
 * When people answer: the office hours, which are in the HTML, and whether they are open now, which
 * OfficeStatus.client.ts adds. The line reserves room for the longer sentence.
 */
export function OfficeStatus({ hours, locale, messages, children }: OfficeStatusProps) {
  const { days, time, holidays, zone, zoneName, opens, closes, weekdays } = hours;
  const clock = { zone, zoneName, opens, closes, weekdays, holidays, locale };
  const { officeOpen, officeOpenAway, officeClosed, officeClosedAway } = messages;
  return (
    <office-status
      className={styles.office}
      clock={JSON.stringify(clock)}
      messages={JSON.stringify({ officeOpen, officeOpenAway, officeClosed, officeClosedAway })}
    >
      <p className={styles.status}>
        <span className={styles.line} {...part<OfficeStatusParts>('line')}>
          {fill(messages.officeHours, { days, time })}
        </span>
      </p>
      {children}
    </office-status>
  );
}
