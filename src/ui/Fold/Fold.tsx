import type { ReactNode } from 'react';
import styles from './Fold.module.css';

export interface FoldProps {
  /** What is inside, in a word or two, or a heading. */
  summary?: ReactNode;
  /** Id of a heading that names the fold in place of its own words. */
  labelledBy?: string | undefined;
  /** Open from the start. */
  open?: boolean | undefined;
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
  const { summary, labelledBy, open, onPhone = false, name, summaryClassName, children } = props;
  const names = [styles.fold, onPhone && styles.phone, props.className];
  return (
    <details className={names.filter(Boolean).join(' ')} name={name} open={open}>
      <summary
        className={[styles.summary, summaryClassName].filter(Boolean).join(' ')}
        aria-labelledby={labelledBy}
      >
        {summary}
      </summary>
      {children}
    </details>
  );
}
