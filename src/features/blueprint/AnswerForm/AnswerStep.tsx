import type { ReactNode } from 'react';
import { Disclosure } from '../../../ui/Disclosure/Disclosure.tsx';
import styles from './AnswerStep.module.css';

export interface AnswerStepProps {
  title: string;
  /** The answers of the step in a line, which stands below its title while it is closed. */
  said: string;
  /** Whether it is open from the start. */
  open?: boolean;
  /** The fields. */
  children: ReactNode;
}

/** One step of the form. Of all steps one is open at a time, so that the form stays as high as a window. */
export function AnswerStep({ title, said, open = false, children }: AnswerStepProps) {
  return (
    <Disclosure
      name="answers"
      open={open}
      className={styles.step}
      summaryClassName={styles.summary}
      summary={
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.said}>{said}</span>
        </span>
      }
    >
      <fieldset className={styles.fields}>
        <legend className="visuallyHidden">{title}</legend>
        {children}
      </fieldset>
    </Disclosure>
  );
}
