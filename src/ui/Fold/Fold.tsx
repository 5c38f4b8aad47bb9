import type { ReactNode } from 'react';
import styles from './Fold.module.css';

export interface FoldProps {
  /** What is inside, in a word or two, or a heading. */
  summary: ReactNode;
  /** Folds on a phone only: wide screens and sheets show what is inside. */
  onPhone?: boolean | undefined;
  /** Folds of one name close each other. */
  name?: string | undefined;
  className?: string | undefined;
  summaryClassName?: string | undefined;
  children: ReactNode;
}

/** A disclosure with the bend of the channel for its mark. Search in the page opens it (HTML Standard, The details element). */
export function Fold(props: FoldProps) {
  const { summary, onPhone = false, name, className, summaryClassName, children } = props;
  const names = [styles.fold, onPhone && styles.phone, className];
  return (
    <details className={names.filter(Boolean).join(' ')} name={name}>
      <summary className={[styles.summary, summaryClassName].filter(Boolean).join(' ')}>
        {summary}
      </summary>
      {children}
    </details>
  );
}
