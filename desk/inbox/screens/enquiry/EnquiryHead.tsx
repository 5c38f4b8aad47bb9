import messages from 'virtual:messages';
import { fill } from '@falaj/contract/fill.ts';
import { sayLanguage } from '@falaj/contract/languages.ts';
import { Link } from 'wouter';
import type { EnquiryWhole } from '../../../staff/api-types.ts';
import { saySuspicion } from '../../../suspicion.ts';
import { useClock, useMyself } from '../../app/company.ts';
import { backPath } from '../../data/route.ts';
import { sayLong } from '../../data/times.ts';
import { Due } from '../../parts/Due.tsx';
import styles from './EnquiryHead.module.css';

/** The head of an enquiry: whose it is, its state, and the way back. */
export function EnquiryHead({ whole: { enquiry } }: { whole: EnquiryWhole }) {
  const clock = useClock();
  const { suspicion, noReceipt, language, locale } = useMyself();
  const isBooking = enquiry.kind === 'booking';
  const why = saySuspicion(enquiry.suspectWhy, suspicion);
  return (
    <header className={styles.head}>
      <Link to={backPath()}>{messages.enquiry.back}</Link>
      <h1 tabIndex={-1}>
        <bdi>{enquiry.name}</bdi>
      </h1>
      <p className={styles.line}>
        {isBooking && <span className={styles.status}>{messages.kinds.booking}</span>}
        {!(isBooking && enquiry.status === 'new') && (
          <span className={styles.status}>{messages.status[enquiry.status]}</span>
        )}
        {enquiry.language !== language && (
          <span className={styles.status}>{sayLanguage(enquiry.language, locale)}</span>
        )}
        <Due line={enquiry} />
        <time dateTime={new Date(enquiry.receivedAt).toISOString()}>
          {sayLong(enquiry.receivedAt, clock)}
        </time>
        <span>{enquiry.reference}</span>
      </p>
      {enquiry.noReceipt && (
        <p className={styles.suspect}>
          {fill(messages.enquiry.noReceipt, { why: noReceipt[enquiry.noReceipt] })}
        </p>
      )}
      {enquiry.suspect && (
        <p className={styles.suspect}>{fill(messages.enquiry.suspectWhy, { why })}</p>
      )}
    </header>
  );
}
