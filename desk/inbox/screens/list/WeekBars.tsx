import messages from 'virtual:messages';
import { fill } from '@falaj/contract/fill.ts';
import { useClock } from '../../app/company.ts';
import type { Figures } from '../../data/api.ts';
import { sayDay } from '../../data/times.ts';
import styles from './WeekBars.module.css';

const WIDTH = 20;
const GAP = 4;
const HEIGHT = 56;

/** Twelve weeks as bars. Late answers are drawn in the colour of a warning, and stated below. */
export function WeekBars({ weeks }: { weeks: Figures['weeks'] }) {
  const { locale } = useClock();
  const most = Math.max(1, ...weeks.map(({ count }) => count));
  const day = (monday: string) => sayDay(Date.parse(monday), { locale, zone: 'UTC' });
  const list = weeks.map(({ monday, count }) => `${day(monday)}: ${count}`).join(', ');
  const tall = (count: number) => (count / most) * HEIGHT;
  return (
    <figure className={styles.bars}>
      <svg
        viewBox={`0 0 ${weeks.length * (WIDTH + GAP) - GAP} ${HEIGHT + 2}`}
        role="img"
        aria-label={fill(messages.figures.chart, { list })}
      >
        {weeks.map(({ monday, count, late }, index) => (
          <g key={monday} transform={`translate(${index * (WIDTH + GAP)} 0)`}>
            <rect className={styles.bed} y={HEIGHT} width={WIDTH} height={2} />
            <rect
              className={styles.water}
              y={HEIGHT - tall(count)}
              width={WIDTH}
              height={tall(count)}
            />
            <rect
              className={styles.late}
              y={HEIGHT - tall(late)}
              width={WIDTH}
              height={tall(late)}
            />
          </g>
        ))}
      </svg>
    </figure>
  );
}
