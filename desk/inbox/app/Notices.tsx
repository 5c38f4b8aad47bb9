import messages from 'virtual:messages';
import { fill } from '@falaj/contract/fill.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useOutbox } from '../data/queries.ts';
import { settingsPath } from '../data/route.ts';
import { sayLong } from '../data/times.ts';
import { mayAnswer, useClock, useMyself } from './company.ts';
import styles from './Notices.module.css';

const FEW = 3;

/** Notices about e-mails that wait or have failed, backups that are missing, and recovery codes that run out. */
export function Notices() {
  const me = useMyself();
  const clock = useClock();
  const { data: outbox } = useOutbox();
  const notices: [key: string, text: string, way?: ReactNode][] = [];
  const toOutbox = <Link to={settingsPath('outbox')}>{messages.shell.toOutbox}</Link>;
  const toKeys = <Link to={settingsPath('keys')}>{messages.shell.toKeys}</Link>;
  if (outbox && !outbox.smtp && mayAnswer(me)) {
    notices.push(['smtp', messages.shell.noSmtp, outbox.waiting > 0 && toOutbox]);
  }
  if (outbox?.failing) {
    const { since, why } = outbox.failing;
    const text = fill(messages.shell.failing, { time: sayLong(since, clock), why });
    notices.push(['failing', text, toOutbox]);
  }
  if (outbox && outbox.dead > 0) {
    notices.push(['dead', fill(messages.shell.dead, { n: outbox.dead }), toOutbox]);
  }
  if (me.lateBackup) {
    const { at } = me.lateBackup;
    const text =
      at === null
        ? messages.shell.neverBackup
        : fill(messages.shell.lateBackup, { time: sayLong(at, clock) });
    notices.push(['backup', text]);
  }
  if (me.way === 'recovery') notices.push(['recovered', messages.shell.recovered, toKeys]);
  if (me.codesLeft < FEW) {
    notices.push(['codes', fill(messages.shell.fewCodes, { n: me.codesLeft }), toKeys]);
  }
  if (notices.length === 0) return null;
  return (
    <ul className={styles.notices}>
      {notices.map(([key, text, way]) => (
        <li key={key}>
          {text} {way}
        </li>
      ))}
    </ul>
  );
}
