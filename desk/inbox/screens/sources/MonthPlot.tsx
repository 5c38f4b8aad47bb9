import messages from 'virtual:messages';
import { fill } from '@falaj/contract/fill.ts';
import { useClock } from '../../app/company.ts';
import type { Sources } from '../../data/api.ts';
import { sayMonth } from '../../data/times.ts';
import styles from './MonthPlot.module.css';

const WIDTH = 44;
const GAP = 12;
const HEIGHT = 290;
const ABOVE = 20;
const BELOW = 26;

/** Twelve months as bars: sessions on the ground, messages on top of them. The table beside it has the same figures. */
export function MonthPlot({ months }: { months: Sources['months'] }) {
  const { locale } = useClock();
  const most = Math.max(1, ...months.map(({ messages: sent, bookings }) => sent + bookings));
  const tall = (count: number) => (count / most) * HEIGHT;
  const list = months
    .map(
      ({ month, messages: sent, bookings }) => `${sayMonth(month, locale)}: ${sent} + ${bookings}`,
    )
    .join(', ');
  const ground = ABOVE + HEIGHT;
  return (
    <figure className={styles.plot}>
      <svg
        viewBox={`0 0 ${months.length * (WIDTH + GAP) - GAP} ${ground + BELOW}`}
        role="img"
        aria-label={fill(messages.sources.chart, { list })}
      >
        {months.map(({ month, messages: sent, bookings }, index) => (
          <g key={month} transform={`translate(${index * (WIDTH + GAP)} 0)`}>
            <rect className={styles.bed} y={ground} width={WIDTH} height={2} />
            <rect
              className={styles.bookings}
              y={ground - tall(bookings)}
              width={WIDTH}
              height={tall(bookings)}
            />
            <rect
              className={styles.messages}
              y={ground - tall(sent + bookings)}
              width={WIDTH}
              height={tall(sent)}
            />
            <text className={styles.count} x={WIDTH / 2} y={ground - tall(sent + bookings) - 6}>
              {sent + bookings || ''}
            </text>
            <text className={styles.month} x={WIDTH / 2} y={ground + 19}>
              {sayMonth(month, locale, 'short')}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className={styles.legend}>
        <span>{messages.sources.messages}</span>
        <span className={styles.ofBookings}>{messages.sources.bookings}</span>
      </figcaption>
    </figure>
  );
}
