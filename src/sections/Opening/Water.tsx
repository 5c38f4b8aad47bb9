import materials from '../../illustrations/Plate/Materials.module.css';
import shares from '../../illustrations/Plate/Shares.module.css';
import { shareDigits } from '../../lib/share-digits.ts';
import styles from './Water.module.css';

/**
 * Water that runs through a station, as wide as its figure.
 * @param props.width in per cent of the widest
 */
export function Water({ width }: { width: number }) {
  return (
    <span
      className={`${styles.water} ${shares.share} ${materials.water}`}
      {...shareDigits(width, 100)}
      aria-hidden="true"
    />
  );
}
