import { formatPercent } from '../../lib/format-percent.ts';
import { shareDigits } from '../../lib/share-digits.ts';
import type { AllocationData } from '../../schemas/illustrations/illustration-ownership.ts';
import materials from '../IllustrationFrame/Materials.module.css';
import shares from '../IllustrationFrame/Shares.module.css';
import styles from './Allocation.module.css';

interface AllocationStoneProps {
  data: AllocationData;
  /** Two letters (ISO 639-1). */
  language: string;
}

/**
 * The stone, cut in proportion; the cuts hold water once the shares are issued and are dry before. The table
 * says the same.
 */
export function AllocationStone({ data, language }: AllocationStoneProps) {
  const { parts, total, state } = data;
  const isWet = state === 'issued';
  const drawn = parts.filter((part) => part.shares > 0);
  return (
    <div className={styles.drawing} aria-hidden="true">
      <div className={isWet ? styles.card : `${styles.card} ${styles.planned}`}>
        {isWet && <span className={`${styles.cuts} ${materials.water}`} />}
        {drawn.map((part) => (
          <span
            key={part.class}
            className={`${shares.share} ${materials.stone} ${styles.part}`}
            {...shareDigits(part.shares, total)}
          >
            {part.fine && <span className={styles.fine} />}
          </span>
        ))}
      </div>
      <div className={styles.ruler}>
        {[0, 50, 100].map((mark) => (
          <span key={mark}>{formatPercent(mark, 100, language)}</span>
        ))}
      </div>
    </div>
  );
}
