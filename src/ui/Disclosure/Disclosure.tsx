import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  /** A word or two about what is inside, or a heading. */
  summary?: ReactNode;
  /** Id of a heading that names the disclosure, in place of the summary. */
  labelledBy?: string | undefined;
  /** Whether it is open from the start. */
  open?: boolean | undefined;
  /** Whether it collapses only on phones; wide screens and paper show what is inside. */
  onPhone?: boolean | undefined;
  /** Among disclosures with the same name only one is open at a time. */
  name?: string | undefined;
  className?: string | undefined;
  summaryClassName?: string | undefined;
  children: ReactNode;
}

/**
 * A disclosure marked with a bend of the channel. The browser's search in the page opens it (HTML Standard, The
 * details element).
 */
export function Disclosure(props: DisclosureProps) {
  const { summary, labelledBy, open, onPhone = false, name, summaryClassName, children } = props;
  const names = [styles.disclosure, onPhone && styles.phone, props.className];
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
