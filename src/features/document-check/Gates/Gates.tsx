import shares from '../../../instruments/Plate/Shares.module.css';
import { DIGITS, gatesOf } from '../fingerprint.ts';
import styles from './Gates.module.css';

export interface GatesProps {
  /** The digits, in hexadecimal; without them all gates are shut. */
  sha256?: string | undefined;
  /** Digits to compare with: gates that stand elsewhere are stone. */
  against?: string | undefined;
  /** Hangs from above, to stand under another row. */
  isBelow?: boolean | undefined;
}

const SHUT = '0'.repeat(DIGITS);

/** A fingerprint as a row of gates: each of its digits lets water rise. The digits themselves stand beside it. */
export function Gates({ sha256, against, isBelow }: GatesProps) {
  return (
    <div className={`${styles.gates} ${isBelow ? styles.below : ''}`} aria-hidden="true" dir="ltr">
      {gatesOf(sha256 ?? SHUT).map((digits, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a digit is known by its place alone
          key={index}
          className={`${styles.gate} ${shares.share}`}
          data-other={against && against[index] !== sha256?.[index] ? '' : undefined}
          {...digits}
        />
      ))}
    </div>
  );
}
