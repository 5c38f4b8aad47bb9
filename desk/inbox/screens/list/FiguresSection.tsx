import messages from 'virtual:messages';
import { useClock } from '../../app/company.ts';
import type { Figures } from '../../data/api.ts';
import { useFigures } from '../../data/queries.ts';
import { type Clock, saySpan } from '../../data/times.ts';
import styles from './FiguresSection.module.css';
import { FigureTables } from './FigureTables.tsx';

/** What the sentence says in figures, by the names of its placeholders. */
const valuesOf = ({ todo, overdue, median, inTime, answered }: Figures, clock: Clock) => ({
  todo: `${todo}`,
  overdue: `${overdue}`,
  median: saySpan(median ?? 0, clock),
  inTime: new Intl.NumberFormat(clock.locale, { style: 'percent' }).format(
    inTime / Math.max(1, answered),
  ),
});

/**
 * How well the office keeps its promise, in one sentence: what waits, what is overdue, how soon answers are sent. The
 * figures by week are behind it.
 * @param title of the list
 */
export function FiguresSection({ title }: { title: string }) {
  const clock = useClock();
  const { data } = useFigures();
  const sentence = data?.median == null ? messages.figures.noAnswer : messages.figures.sentence;
  const values = data && valuesOf(data, clock);
  // Words at even places, names of figures at odd ones.
  const parts = sentence.split(/\{(\w+)\}/);
  return (
    <section className={styles.section}>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.sentence}>
        {values &&
          parts.map((part, index) =>
            index % 2 === 0 ? (
              part
            ) : (
              <strong key={part} data-late={part === 'overdue' && Boolean(data.overdue)}>
                {values[part as keyof typeof values]}
              </strong>
            ),
          )}
      </p>
      {data && <FigureTables figures={data} />}
    </section>
  );
}
