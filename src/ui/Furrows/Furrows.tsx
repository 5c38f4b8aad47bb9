import { drawFurrows, FIELD } from './draw-furrows.ts';
import styles from './Furrows.module.css';

export interface FurrowsProps {
  /** How long the parts of the page are, in their order. */
  lengths: number[];
}

/** The field at the head of a page that is read: dry furrows, one for each part, and the water in the first. */
export function Furrows({ lengths }: FurrowsProps) {
  const { bed, water } = drawFurrows(lengths);
  return (
    <svg
      className={styles.field}
      viewBox={`0 0 ${FIELD.width} ${FIELD.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-print="hide"
    >
      <path className={styles.bed} d={bed} />
      <path className={styles.water} d={water} />
      <path className={styles.light} d={water} />
    </svg>
  );
}
