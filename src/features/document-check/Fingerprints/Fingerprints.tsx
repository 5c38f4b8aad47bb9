import type { DocumentCheckContent } from '../../../schemas/document-check/document-check.ts';
import { Points } from '../../../ui/Points/Points.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { SectionHead } from '../../../ui/SectionHead/SectionHead.tsx';
import { inGroups } from '../fingerprint.ts';
import { Gates } from '../Gates/Gates.tsx';
import styles from './Fingerprints.module.css';

export type FingerprintsProps = DocumentCheckContent['lesson'] & {
  /** The SHA-256 of each line, in hexadecimal. */
  digits: { before: string; after: string };
};

/** Two lines of a register that differ in one letter, with their fingerprints and what these are good for. */
export function Fingerprints(props: FingerprintsProps) {
  const { title, intro, before, after, beforeLabel, afterLabel, points, digits } = props;
  return (
    <Section id="fingerprints" theme="night-2" labelledBy="fingerprints-title">
      <SectionHead id="fingerprints-title" title={title} intro={intro} />
      <div className={styles.pair}>
        <div>
          <p className={styles.label}>{beforeLabel}</p>
          <p className={styles.line}>{before}</p>
          <Gates sha256={digits.before} />
          <code className={styles.digits} dir="ltr">
            {inGroups(digits.before)}
          </code>
        </div>
        <div>
          <p className={styles.label}>{afterLabel}</p>
          <p className={styles.line}>{after}</p>
          <Gates sha256={digits.after} against={digits.before} isBelow />
          <code className={styles.digits} dir="ltr">
            {inGroups(digits.after)}
          </code>
        </div>
      </div>
      <Points items={points} />
    </Section>
  );
}
