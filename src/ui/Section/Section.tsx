import type { ReactNode } from 'react';
import styles from './Section.module.css';

/**
 * The themes of sections: dusk and its second shade, and the plaster shades for reading
 * (docs/site-rules.md#look).
 */
export type SectionTheme = 'dusk' | 'night-2' | 'plaster' | 'plaster-2' | 'mist';

export interface SectionProps {
  /** Anchor of the section, such as `features`. */
  id?: string | undefined;
  theme?: SectionTheme | undefined;
  /** Adds the dusk gradient of the metrics block. */
  glow?: boolean | undefined;
  /** Whether it continues the section above on the same ground, without a gap. */
  isJoined?: boolean | undefined;
  /** Whether the section below continues it, so that only the gap below a claim is between them. */
  isLeading?: boolean | undefined;
  /** Whether it begins close below the section above, such as a tool below the hero of its page. */
  isClose?: boolean | undefined;
  /** Id of the heading that names the section. */
  labelledBy?: string | undefined;
  children: ReactNode;
}

/** A full-width section of a page, with its theme, its vertical spacing and the width of its content. */
export function Section({ theme = 'plaster', ...props }: SectionProps) {
  const { id, labelledBy, children } = props;
  const names = [
    styles.section,
    theme === 'night-2' && styles.night2,
    props.glow && styles.glow,
    props.isJoined && styles.joined,
    props.isClose && styles.close,
    props.isLeading && styles.leading,
  ];
  return (
    <section
      id={id}
      className={names.filter(Boolean).join(' ')}
      data-theme={theme === 'night-2' ? 'dusk' : theme}
      aria-labelledby={labelledBy}
    >
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
