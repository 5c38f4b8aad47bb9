import messages from 'virtual:messages';
import { fill } from '@falaj/contract/fill.ts';
import type { EnquiryWhole, EventLine, MailLine, Me } from '../../../staff/api-types.ts';
import { nameOf, useClock, useMyself } from '../../app/company.ts';
import { type Clock, sayShort } from '../../data/times.ts';
import styles from './History.module.css';

/** An act in words. */
function sayAct({ act, detail }: EventLine, me: Me, clock: Clock): string {
  const { acts, status, list } = messages;
  const to = detail.to;
  if (act === 'enquiry.status' && typeof to === 'string' && to in status) {
    return fill(acts[act], { to: status[to as keyof typeof status] });
  }
  if (act === 'enquiry.assigned') {
    return fill(acts[act], { to: nameOf(me, `${to}`, list.nobody) });
  }
  if (act === 'enquiry.snoozed') {
    const { until } = detail;
    if (typeof until !== 'number') return acts['enquiry.awake'];
    return fill(acts[act], { until: sayShort(until, clock) });
  }
  if (act === 'enquiry.suspect') return to ? acts[act] : acts['enquiry.trusted'];
  if (act === 'booking.moved' || act === 'booking.cancelled') {
    const at = (time: unknown) => (typeof time === 'number' ? sayShort(time, clock) : '');
    return fill(acts[act], { from: at(detail.from), to: at(to) });
  }
  if (
    act === 'enquiry.answered' ||
    act === 'note.added' ||
    act === 'mail.retried' ||
    act === 'mail.bounced'
  )
    return acts[act];
  return fill(acts.other, { act });
}

/** The name of somebody who acted and is not a member of staff. */
const doer = ({ actor }: EventLine) =>
  actor === 'visitor' ? messages.acts.visitor : messages.acts.desk;

const hasFailed = ({ state }: MailLine) => state === 'dead' || state === 'bounced';

/** The e-mails of an enquiry, and who did what to it. */
export function History({ whole: { mails, events } }: { whole: EnquiryWhole }) {
  const me = useMyself();
  const clock = useClock();
  const purposes = messages.purposes as Record<string, string>;
  return (
    <div className={styles.history}>
      {mails.length > 0 && (
        <details open={mails.some(hasFailed)}>
          <summary>{messages.enquiry.mails}</summary>
          <ul>
            {mails.map((mail) => (
              <li key={mail.id}>
                <span>
                  {purposes[mail.purpose] ?? purposes.other}{' '}
                  <strong className={hasFailed(mail) ? styles.dead : undefined}>
                    {messages.mail[mail.state]}
                  </strong>
                </span>
                <time>{sayShort(mail.endedAt ?? mail.createdAt, clock)}</time>
                {mail.error && <span className={styles.why}>{mail.error}</span>}
              </li>
            ))}
          </ul>
        </details>
      )}
      {events.length > 0 && (
        <details>
          <summary>{messages.enquiry.history}</summary>
          <ul>
            {events.map((event) => (
              <li key={event.id}>
                <span>{sayAct(event, me, clock)}</span>
                <time>
                  {nameOf(me, event.actor, doer(event))}, {sayShort(event.at, clock)}
                </time>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
