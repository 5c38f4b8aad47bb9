import type { ReactNode } from 'react';
import { SectionHead, type SectionHeadProps } from '../SectionHead/SectionHead.tsx';
import styles from './HeadBeside.module.css';

export interface HeadBesideProps extends SectionHeadProps {
  /** The content below the head, or in seven columns beside it where there is room. */
  children: ReactNode;
}

/** The head of a section whose content is rows; it stays in view beside them (docs/site-rules.md#look). */
export function HeadBeside({ children, ...head }: HeadBesideProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.head}>
        <SectionHead {...head} isNarrow />
      </div>
      <div>{children}</div>
    </div>
  );
}
