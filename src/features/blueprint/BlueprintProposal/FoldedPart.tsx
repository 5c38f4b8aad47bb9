import type { ReactNode } from 'react';
import { cutAtRanges } from '../../../lib/ranges.ts';
import { Fold } from '../../../ui/Fold/Fold.tsx';
import styles from './FoldedPart.module.css';

export interface FoldedPartProps {
  /** Id of the heading. */
  id: string;
  title: string;
  /** What is inside, in a line that stands below the heading while the part is closed. */
  line: string;
  children: ReactNode;
}

/** A part of the proposal that opens below its heading, so that the whole can be overlooked; paper shows it open. */
export function FoldedPart({ id, title, line, children }: FoldedPartProps) {
  return (
    <section aria-labelledby={id}>
      <Fold
        className={styles.fold}
        summaryClassName={styles.summary}
        summary={
          <>
            <h3 id={id}>{title}</h3>
            <span className={styles.line}>
              {cutAtRanges(line).map((piece, place) =>
                place % 2 === 0 ? (
                  piece
                ) : (
                  <span key={place} className="whole" dir="ltr">
                    {piece}
                  </span>
                ),
              )}
            </span>
          </>
        }
      >
        <div className={styles.inside}>{children}</div>
      </Fold>
    </section>
  );
}
