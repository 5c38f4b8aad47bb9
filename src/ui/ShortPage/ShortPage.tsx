import type { ReactNode } from 'react';
import styles from './ShortPage.module.css';

export interface ShortPageProps {
  /** A picture behind the words. */
  behind?: ReactNode;
  /** Class that sets `--page-size`, the least height, for a page that fills the screen. */
  className?: string | undefined;
  children: ReactNode;
}

/** The frame of a page that is one section on dusk: a few words, and what to do next. */
export function ShortPage({ behind, className, children }: ShortPageProps) {
  return (
    <section className={[styles.page, className].filter(Boolean).join(' ')} data-theme="dusk">
      {behind}
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
