import materials from '../../illustrations/IllustrationFrame/Materials.module.css';
import shares from '../../illustrations/IllustrationFrame/Shares.module.css';
import { shareDigits } from '../../lib/share-digits.ts';
import styles from './ServiceBar.module.css';

export interface ServiceBarProps {
  /** How far the shortest time reaches, in per cent of the ruler. */
  sure: number;
  /** How far the longest time reaches. */
  range: number;
}

/**
 * A bar from the shortest to the longest time of a service. It is only a drawing, since the time is also in
 * words.
 */
export function ServiceBar({ sure, range }: ServiceBarProps) {
  return (
    <div className={`${materials.groove} ${styles.bar}`} aria-hidden="true">
      {[...new Set([range, sure])].map((reach) => (
        <i
          key={reach}
          className={`${shares.share} ${materials.water} ${materials.fill}`}
          {...shareDigits(reach, 100)}
        />
      ))}
    </div>
  );
}
