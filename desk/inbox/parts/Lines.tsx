import type { ReactNode } from 'react';
import styles from './Lines.module.css';

interface LineProps {
  title: ReactNode;
  /** What is to know about it. */
  text?: ReactNode;
  /** What can be done with it. */
  children?: ReactNode;
}

/** A list of things with what can be done to each. */
export function Lines({ children }: { children: ReactNode }) {
  return <ul className={styles.lines}>{children}</ul>;
}

/** One of them. */
export function Line({ title, text, children }: LineProps) {
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <strong>{title}</strong>
        {text && <span>{text}</span>}
      </div>
      {children && <div className={styles.acts}>{children}</div>}
    </li>
  );
}
