import words from 'virtual:words';
import type { EnquiryLine } from '../../../staff/wire.ts';
import { nameOf, useClock, useMyself } from '../../app/company.ts';
import { enquiryPath } from '../../data/route.ts';
import { sayShort } from '../../data/times.ts';
import { A } from '../../parts/A.tsx';
import { Due } from '../../parts/Due.tsx';
import styles from './cells.module.css';

interface CellProps {
  line: EnquiryLine;
}

/** The name of the person who wrote, linked to the enquiry. */
export function WhoCell({ line }: CellProps) {
  return (
    <>
      <A className={styles.name} to={enquiryPath(line.id)} data-row={line.id}>
        <bdi>{line.name || line.reference}</bdi>
      </A>
      <span className={styles.second}>
        <bdi>{line.company || line.country}</bdi>
      </span>
    </>
  );
}

/** The subject: kind and interest, then how the message begins. */
export function WhatCell({ line }: CellProps) {
  return (
    <>
      <span className={styles.marks}>
        {line.status === 'new' && <span className={styles.fresh}>{words.status.new}</span>}
        {line.kind === 'booking' && <span className={styles.mark}>{words.kinds.booking}</span>}
        {line.suspect && <span className={styles.mark}>{words.views.suspect}</span>}
        {line.interest && <bdi className={styles.interest}>{line.interest}</bdi>}
      </span>
      <bdi className={styles.preview}>{line.preview}</bdi>
    </>
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
  if (!line.assignee) return <span className={styles.quiet}>{words.list.nobody}</span>;
  return <bdi>{nameOf(me, line.assignee, words.list.nobody)}</bdi>;
}
