import type { ReactNode } from 'react';
import styles from './Band.module.css';

export interface BandProps {
  /** Anchor of the band, such as `features`. */
  id?: string | undefined;
  /** Dusk for heroes, the explorer and figures; the plaster grounds for reading (docs/site-rules.md#look). */
  mood?: 'dusk' | 'plaster' | 'plaster-2' | 'mist' | undefined;
  /** Adds the dusk gradient of the metrics block. */
  glow?: boolean | undefined;
  /** Id of the heading that names the band. */
  labelledBy?: string | undefined;
  children: ReactNode;
}

/** A full-width band of a page with its ground, rhythm and measure. */
export function Band({ id, mood = 'plaster', glow = false, labelledBy, children }: BandProps) {
  return (
    <section
      id={id}
      className={glow ? `${styles.band} ${styles.glow}` : styles.band}
      data-mood={mood}
      aria-labelledby={labelledBy}
    >
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
