import type { ReactNode } from 'react';
import styles from './Part.module.css';

interface PartProps {
  /** Name of the part in the address. */
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** A part of the settings, with its explanation on one side and its controls on the other. */
export function Part({ id, title, text, children }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.controls}>{children}</div>
    </section>
  );
}
