import type { ReactNode } from 'react';
import styles from './Lines.module.css';

interface LineProps {
  title: ReactNode;
  /** Details about it. */
  text?: ReactNode;
  /** Buttons that do something with it. */
  children?: ReactNode;
}

/** A list of things, each with buttons. */
export function Lines({ children }: { children: ReactNode }) {
  return <ul className={styles.lines}>{children}</ul>;
}

/** An entry of such a list. */
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
