import messages from 'virtual:messages';
import { type ReactNode, useEffect, useRef } from 'react';
import type { IssuePreview } from '../../../staff/wire.ts';
import styles from './IssueLetter.module.css';

interface IssueLetterProps {
  letter: IssuePreview;
  /** Buttons below it. */
  children: ReactNode;
}

/** An issue as subscribers will get it. It takes the focus when it appears. */
export function IssueLetter({ letter: { subject, text }, children }: IssueLetterProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles.letter} aria-labelledby="letter-title">
      <h3 id="letter-title" ref={title} tabIndex={-1}>
        {messages.news.letter}
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
