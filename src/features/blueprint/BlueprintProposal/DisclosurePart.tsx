import type { ReactNode } from 'react';
import { cutAtRanges } from '../../../lib/ranges.ts';
import { Disclosure } from '../../../ui/Disclosure/Disclosure.tsx';
import styles from './DisclosurePart.module.css';

export interface DisclosurePartProps {
  /** Id of the heading. */
  id: string;
  title: string;
  /** What is inside, in a line that stands below the heading while the part is closed. */
  line: string;
  children: ReactNode;
}

/** A text with its ranges whole and in their order. */
const wholeRanges = (text: string): ReactNode[] =>
  cutAtRanges(text).map((piece, place) =>
    place % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <span key={place} className="nowrap" dir="ltr">
        {piece}
      </span>
    ),
  );

/** A part of the proposal that opens below its heading, so that the whole can be overlooked; paper shows it open. */
export function DisclosurePart({ id, title, line, children }: DisclosurePartProps) {
  return (
    <section aria-labelledby={id}>
      <Disclosure
        className={styles.disclosure}
        summaryClassName={styles.summary}
        summary={
          <>
            <h3 id={id}>{title}</h3>
            <span className={styles.line}>{wholeRanges(line)}</span>
          </>
        }
      >
        <div className={styles.inside}>{children}</div>
      </Disclosure>
    </section>
  );
}
