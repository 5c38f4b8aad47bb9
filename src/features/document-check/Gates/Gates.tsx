import shares from '../../../illustrations/IllustrationFrame/Shares.module.css';
import { DIGITS, gatesOf } from '../fingerprint.ts';
import styles from './Gates.module.css';

export interface GatesProps {
  /** The digits in hexadecimal; without them all gates are closed. */
  sha256?: string | undefined;
  /** Digits to compare with; gates that differ are drawn in stone. */
  against?: string | undefined;
  /** Whether the gates hang from above, for the lower of two rows. */
  isBelow?: boolean | undefined;
}

const SHUT = '0'.repeat(DIGITS);

/**
 * A fingerprint as a row of gates, each open as far as its digit is high. The digits themselves are printed
 * beside it.
 */
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
