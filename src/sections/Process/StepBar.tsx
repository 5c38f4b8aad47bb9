import shares from '../../illustrations/Plate/Shares.module.css';
import { shareDigits } from '../../lib/share-digits.ts';
import piece from '../../ui/Channel/Piece.module.css';
import styles from './StepBar.module.css';

export interface StepBarProps {
  /** Percent of the whole ruler. */
  length: number;
  /** Percent of the bar that the shortest time fills. */
  sure: number;
}

/**
 * The bar of a step: a groove as long as the longest time, with water as far as the shortest. It is only a
 * drawing.
 */
export function StepBar({ length, sure }: StepBarProps) {
  return (
    <div
      className={`${shares.share} ${styles.bar}`}
      {...shareDigits(length, 100)}
      aria-hidden="true"
    >
      <i className={`${piece.piece} ${piece.on} ${styles.water} ${styles.range}`} />
      <span className={`${shares.share} ${styles.sure}`} {...shareDigits(sure, 100)}>
        <i className={`${piece.piece} ${piece.on} ${styles.water}`} />
      </span>
    </div>
  );
}
