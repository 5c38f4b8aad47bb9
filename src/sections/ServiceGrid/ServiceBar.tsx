import materials from '../../instruments/Plate/Materials.module.css';
import shares from '../../instruments/Plate/Shares.module.css';
import { shareDigits } from '../../lib/share-digits.ts';
import styles from './ServiceBar.module.css';

export interface ServiceBarProps {
  /** How far the shortest time reaches, in per cent of the ruler. */
  sure: number;
  /** How far the longest time reaches. */
  range: number;
}

/** Water as far as the shortest time of a service, and thin water on to its longest. A drawing: the words say it too. */
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
