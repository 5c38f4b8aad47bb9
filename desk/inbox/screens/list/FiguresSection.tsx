import messages from 'virtual:messages';
import { useClock } from '../../app/company.ts';
import { useFigures } from '../../data/queries.ts';
import { saySpan } from '../../data/times.ts';
import styles from './FiguresSection.module.css';
import { FigureTables } from './FigureTables.tsx';
import { WeekBars } from './WeekBars.tsx';

/**
 * How well the office keeps its promise: what waits, what is overdue, how soon answers are sent, and the
 * figures by week.
 */
export function FiguresSection() {
  const clock = useClock();
  const { data } = useFigures();
  const share = new Intl.NumberFormat(clock.locale, { style: 'percent' });
  const figures: [name: string, value: string, late?: boolean][] = data
    ? [
        [messages.figures.todo, `${data.todo}`],
        [messages.figures.overdue, `${data.overdue}`, data.overdue > 0],
        [
          messages.figures.median,
          data.median === null ? messages.figures.none : saySpan(data.median, clock),
        ],
        [
          messages.figures.inTime,
          data.answered === 0 ? messages.figures.none : share.format(data.inTime / data.answered),
        ],
      ]
    : [];
  return (
    <section className={styles.section} data-theme="dusk">
      <h1 className={styles.title} tabIndex={-1}>
        {messages.list.title}
      </h1>
      <dl className={styles.figures}>
        {figures.map(([name, value, isLate]) => (
          <div key={name} data-late={isLate}>
            <dt>{name}</dt>
            <dd data-none={value === messages.figures.none}>{value}</dd>
          </div>
        ))}
      </dl>
      {data && <WeekBars weeks={data.weeks} />}
      {data && <FigureTables figures={data} />}
    </section>
  );
}
