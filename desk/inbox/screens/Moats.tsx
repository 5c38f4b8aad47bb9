import styles from './Moats.module.css';

/** How far each wall stands inside the drawing, from its sides and from its top, outermost first. */
const WALLS = [
  [217, 21],
  [282, 76],
  [352, 131],
  [420, 186],
] as const;
const [WIDTH, HEIGHT] = [1440, 900];
const WATER = `M0 ${HEIGHT / 2}H${WALLS.at(-1)?.[0]}`;

/** Dry grooves round the panel of somebody who is not signed in, and the water that passes all of them to it. */
export const Moats = () => (
  <svg
    className={styles.moats}
    viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    {WALLS.map(([x, y]) => (
      <rect key={x} x={x} y={y} width={WIDTH - 2 * x} height={HEIGHT - 2 * y} rx={56 - x / 14} />
    ))}
    <path d={WATER} />
  </svg>
);
