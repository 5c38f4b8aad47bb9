import messages from 'virtual:messages';
import { sayLanguage } from '@falaj/contract/languages.ts';
import { clockIn } from '@falaj/contract/zone-clock.ts';
import { Link } from 'wouter';
import type { EnquiryLine } from '../../../staff/api-types.ts';
import { nameOf, useClock, useMyself } from '../../app/company.ts';
import { enquiryPath } from '../../data/route.ts';
import { sayShort } from '../../data/times.ts';
import { Due } from '../../parts/Due.tsx';
import styles from './cells.module.css';

interface CellProps {
  line: EnquiryLine;
}

/** The name of the person who wrote, linked to the enquiry. */
export function WhoCell({ line }: CellProps) {
  return (
    <>
      <span className={styles.who}>
        <Link className={styles.name} dir="auto" to={enquiryPath(line.id)} data-row={line.id}>
          <span title={line.name}>{line.name || line.reference}</span>
        </Link>
        {isFresh(line) && <span className={styles.fresh}>{messages.status.new}</span>}
      </span>
      <span className={styles.second} dir="auto" title={line.company}>
        {line.company || line.country}
      </span>
    </>
  );
}

/** The subject: kind, another language than the office's, and interest or session, then how the message begins. */
export function WhatCell({ line }: CellProps) {
  const { sessions, locale, language } = useMyself();
  const about = (line.session && sessions[line.session]) || line.interest;
  const marks = [
    line.kind === 'booking' && (line.isCancelled ? messages.due.cancelled : messages.kinds.booking),
    line.suspect && messages.views.suspect,
    line.language !== language && sayLanguage(line.language, locale),
  ].filter((mark) => mark !== false);
  return (
    <>
      {(marks.length > 0 || about) && (
        <span className={styles.marks}>
          {marks.map((mark) => (
            <span key={mark} className={styles.mark}>
              {mark}
            </span>
          ))}
          {about && (
            <bdi className={styles.interest} title={about}>
              {about}
            </bdi>
          )}
        </span>
      )}
      <span className={styles.preview} dir="auto">
        {line.preview}
      </span>
    </>
  );
}

/** Whether nobody has seen to it yet. A booking needs nobody to. */
export const isFresh = ({ status, kind }: EnquiryLine) => status === 'new' && kind === 'message';

/** From when to when the session is, in the office's time zone. */
export function SessionCell({ line: { startsAt, endsAt, isCancelled } }: CellProps) {
  const { locale, zone } = useClock();
  const say = (at: number | null) => clockIn(new Date(at ?? 0), zone, locale);
  return (
    <time
      className={isCancelled ? styles.off : styles.time}
      dateTime={new Date(startsAt ?? 0).toISOString()}
    >
      {say(startsAt)} – {say(endsAt)}
    </time>
  );
}

/** When it arrived, in the office's time zone. */
export function ArrivedCell({ line }: CellProps) {
  const clock = useClock();
  return (
    <time className={styles.quiet} dateTime={new Date(line.receivedAt).toISOString()}>
      {sayShort(line.receivedAt, clock)}
    </time>
  );
}

/** How much time is left until the promised answer. */
export function AnswerCell({ line }: CellProps) {
  return <Due line={line} />;
}

/** The person who answers it. */
export function ByCell({ line }: CellProps) {
  const me = useMyself();
  if (!line.assignee) return <span className={styles.quiet}>{messages.list.nobody}</span>;
  const name = nameOf(me, line.assignee, messages.list.nobody);
  return (
    <bdi className={styles.by} title={name}>
      {name}
    </bdi>
  );
}
