import messages from 'virtual:messages';
import { useClock } from '../../app/company.ts';
import type { Figures } from '../../data/api.ts';
import { sayDay } from '../../data/times.ts';
import styles from './FigureTables.module.css';
import { WeekBars } from './WeekBars.tsx';

/** The figures behind the bars, and the pages that enquiries were written on. */
export function FigureTables({ figures: { weeks, pages } }: { figures: Figures }) {
  const { locale } = useClock();
  return (
    <details className={styles.details}>
      <summary>{messages.figures.details}</summary>
      <WeekBars weeks={weeks} />
      <div className={styles.tables}>
        <table>
          <thead>
            <tr>
              <th scope="col">{messages.figures.week}</th>
              <th scope="col">{messages.figures.count}</th>
              <th scope="col">{messages.figures.lateCount}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.toReversed().map(({ monday, count, late }) => (
              <tr key={monday}>
                <th scope="row">{sayDay(Date.parse(monday), { locale, zone: 'UTC' })}</th>
                <td>{count}</td>
                <td data-late={late > 0}>{late}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <table>
          <thead>
            <tr>
              <th scope="col">{messages.figures.pages}</th>
              <th scope="col">{messages.figures.count}</th>
            </tr>
          </thead>
          <tbody>
            {pages.map(({ page, count }) => (
              <tr key={page}>
                <th scope="row">
                  <bdi>{page}</bdi>
                </th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
