import styles from './Leaders.module.css';
import type { CalloutPlace } from './Pairs.tsx';

/** Height of a picture of 4:3 whose width is 100. */
const HEIGHT = 75;
const BEND = 3.6;
const DOT = 1.5;

/** Where the callouts end and their lines begin, in the units of the picture; see AnatomyAround.module.css. */
const CALLOUTS = {
  few: { edge: 1.85, lines: [0.34] },
  many: { edge: 6.67, lines: [0.1, 0.9] },
};

/** The path of a line from a callout to its place, with one bend. */
function leader({ left, top }: CalloutPlace, edge: number, line: number, isEnd: boolean): string {
  const [y, from] = [(top / 100) * HEIGHT, line * HEIGHT];
  const across = isEnd ? -1 : 1;
  const start = `M${isEnd ? 100 - edge : edge} ${from}`;
  // A place at the height of the callout is reached in a straight line.
  if (Math.abs(y - from) <= DOT) return `${start}H${left - across * DOT}`;
  const down = y < from ? -1 : 1;
  const bend = Math.min(BEND, Math.abs(y - from) - DOT);
  const turn = `q${across * bend} 0 ${across * bend} ${down * bend}`;
  return `${start}H${left - across * bend}${turn}V${y - down * DOT}`;
}

export interface LeadersProps {
  /** The place of each callout, alternately at the start and at the end. */
  places: CalloutPlace[];
}

/** The lines from the callouts to their places in the picture. They are decoration, since the callouts are text. */
export function Leaders({ places }: LeadersProps) {
  const { edge, lines } = places.length > 2 ? CALLOUTS.many : CALLOUTS.few;
  const drawn = places.map((place, index) =>
    leader(place, edge, lines[Math.floor(index / 2)] ?? 0, index % 2 === 1),
  );
  return (
    <svg className={styles.leaders} viewBox={`0 0 100 ${HEIGHT}`} aria-hidden="true">
      {(['shade', 'line'] as const).map((layer) => (
        <g key={layer} className={styles[layer]}>
          <path d={drawn.join('')} />
          {places.map(({ left, top }) => (
            <circle key={`${left} ${top}`} cx={left} cy={(top / 100) * HEIGHT} r={DOT} />
          ))}
        </g>
      ))}
    </svg>
  );
}
