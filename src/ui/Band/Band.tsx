import type { ReactNode } from 'react';
import styles from './Band.module.css';

/**
 * The grounds of bands: dusk and its second shade, and the plaster shades for reading
 * (docs/site-rules.md#look).
 */
export type BandGround = 'dusk' | 'night-2' | 'plaster' | 'plaster-2' | 'mist';

export interface BandProps {
  /** Anchor of the band, such as `features`. */
  id?: string | undefined;
  mood?: BandGround | undefined;
  /** Adds the dusk gradient of the metrics block. */
  glow?: boolean | undefined;
  /** Whether it continues the band above on the same ground, without a gap. */
  isJoined?: boolean | undefined;
  /** Whether the band below continues it, so that only the gap below a claim is between them. */
  isLeading?: boolean | undefined;
  /** Whether it begins close below the band above, such as a tool below the hero of its page. */
  isClose?: boolean | undefined;
  /** Id of the heading that names the band. */
  labelledBy?: string | undefined;
  children: ReactNode;
}

/** A full-width band of a page, with its ground, its vertical spacing and the width of its content. */
export function Band({ mood = 'plaster', ...props }: BandProps) {
  const { id, labelledBy, children } = props;
  const names = [
    styles.band,
    mood === 'night-2' && styles.night2,
    props.glow && styles.glow,
    props.isJoined && styles.joined,
    props.isClose && styles.close,
    props.isLeading && styles.leading,
  ];
  return (
    <section
      id={id}
      className={names.filter(Boolean).join(' ')}
      data-mood={mood === 'night-2' ? 'dusk' : mood}
      aria-labelledby={labelledBy}
    >
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
