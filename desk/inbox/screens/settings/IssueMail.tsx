import messages from 'virtual:messages';
import { type ReactNode, useEffect, useRef } from 'react';
import type { IssuePreview } from '../../data/api.ts';
import styles from './IssueMail.module.css';

interface IssueMailProps {
  issue: IssuePreview;
  /** Buttons below it. */
  children: ReactNode;
}

/** An issue as subscribers will get it. It takes the focus when it appears. */
export function IssueMail({ issue: { subject, text }, children }: IssueMailProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles.issue} aria-labelledby="issue-title">
      <h3 id="issue-title" ref={title} tabIndex={-1}>
        {messages.news.email}
      </h3>
      <p className={styles.subject}>
        <bdi>{subject}</bdi>
      </p>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <p>{messages.news.once}</p>
      {children}
    </section>
  );
}
